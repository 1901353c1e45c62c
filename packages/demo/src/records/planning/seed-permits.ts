import { addDays, DAY_MS, dayOf } from '@zhushutong/domain/formatting'
import type { StoredRecord } from '@zhushutong/domain/records'
import { provenance } from '../provenance'
import { randomOf, uuidOf } from '../random'
import { abbreviationOf } from '../world/abbreviations'
import type { Dataset } from '../world/dataset'
import { brand, phone } from '../world/made-up-names'
import { countyName, placeName } from '../world/places'
import type { PlannedProject } from './planned-project'
import { type PlannedSize, plannedSizeOf, sizeTextOf } from './planned-size'
import { hasLandDocuments, landAuthority, landPermitNo, permitNo, siteOf } from './seed-land'

const BUILDING_PERMIT_SOURCE = { kind: 'buildingPermit', platforms: ['各市自然资源和规划局'] }
const ENVIRONMENTAL_SOURCE = {
  kind: 'environmental',
  platforms: ['各市生态环境局', '建设项目环境影响登记表备案系统'],
}

const STREAM = { building: 191, buildingId: 192, assessment: 193, assessmentId: 194 }
const HUNDRED_YUAN = 10_000

const BUILDING_USES: Readonly<Record<string, string>> = {
  residential: 'residential',
  mixed: 'office',
  commercial: 'office',
  industrial: 'industrial',
  logistics: 'industrial',
  public: 'public',
}

/** Number of floors if the building covers a third of the plot. */
const floorsOf = ({ floorArea, plotArea }: PlannedSize, isLow: boolean): number =>
  Math.min(Math.max(Math.round(floorArea / (plotArea * 0.32)), isLow ? 1 : 3), isLow ? 5 : 33)

/** The building permit, the last document before the tender; null if there is none yet. */
export function buildingPermitRecord(scheme: PlannedProject, { today }: Dataset): StoredRecord | null {
  const { index, region, name, owner, type, use } = scheme
  const random = randomOf(STREAM.building, index)
  const issued = addDays(scheme.approved, random.int(62, 240))
  if (!hasLandDocuments(index) || issued >= today) return null
  const id = uuidOf(STREAM.buildingId, index)
  const size = plannedSizeOf(random, scheme)
  const isBuilding = type === 'building'
  const isLow = use === 'industrial' || use === 'logistics'
  const floors = floorsOf(size, isLow)
  const below = isLow ? 0 : random.int(0, 2)
  return {
    id,
    name,
    permitNo: permitNo('建', region, issued, index),
    projectCode: scheme.projectCode,
    buildingUse: isBuilding ? (BUILDING_USES[use] ?? 'public') : 'infrastructure',
    region,
    unitId: owner.id,
    unitName: owner.name,
    location: siteOf(random, region),
    floorArea: isBuilding ? size.floorArea : null,
    floors: isBuilding ? `地上 ${floors} 层${below > 0 ? `，地下 ${below} 层` : ''}` : null,
    height: isBuilding ? `${(floors * (isLow ? 6.2 : 3.1) + 1.2).toFixed(1)} 米` : null,
    scale: sizeTextOf(scheme, size),
    landPermitNo: landPermitNo(scheme),
    designUnit: `${placeName(region)}${brand(random)}${isBuilding ? '建筑设计院' : '市政设计研究院'}有限公司`,
    authority: landAuthority(region),
    issuedOn: dayOf(issued),
    ...provenance(random, BUILDING_PERMIT_SOURCE, id, today, issued),
  }
}

const INDUSTRIES: Readonly<Record<string, string>> = {
  residential: '房地产开发',
  mixed: '房地产开发',
  commercial: '商业、办公综合楼',
  industrial: '通用厂房及专用设备制造',
  logistics: '仓储（不含油库、气库）',
  public: '学校、医院、文体场馆',
  transport: '城市道路、公路及桥梁',
  utility: '管网、水利及能源设施',
  green: '城市公园与生态建设',
}
const BIG = 30_000_000_000
const SMALL = 1_500_000_000

const stageOf = (isRegister: boolean, days: number): string =>
  isRegister ? 'filed' : days < 10 ? 'accepted' : days < 20 ? 'proposed' : 'decided'

/** The environmental impact assessment of a project at its latest stage; null if there is none. */
export function environmentalRecord(scheme: PlannedProject, { today }: Dataset): StoredRecord | null {
  const { index, region, name, owner, use, investment } = scheme
  const random = randomOf(STREAM.assessment, index)
  const accepted = addDays(scheme.approved, random.int(1, 120))
  if (!hasLandDocuments(index) || accepted >= today) return null
  const documentType = investment > BIG ? 'report' : investment < SMALL ? 'register' : 'form'
  const stage = stageOf(documentType === 'register', (today - accepted) / DAY_MS)
  const published =
    stage === 'decided' ? addDays(accepted, 19) : stage === 'proposed' ? addDays(accepted, 9) : accepted
  const id = uuidOf(STREAM.assessmentId, index)
  const year = dayOf(published).slice(0, 4)
  const serial = random.int(1, 320)
  const decided = `${abbreviationOf(region)}（${countyName(region).slice(0, 2)}）环准〔${year}〕${serial}号`
  const filed = `${year}${region}${String(index % 100_000_000).padStart(8, '0')}`
  const isOpen = stage === 'accepted' || stage === 'proposed'
  return {
    id,
    name,
    approvalNo: stage === 'decided' ? decided : stage === 'filed' ? filed : null,
    projectCode: scheme.projectCode,
    documentType,
    stage,
    industry: INDUSTRIES[use] ?? null,
    region,
    unitId: owner.id,
    unitName: owner.name,
    contactPhone: random.chance(0.2) ? null : phone(random),
    location: siteOf(random, region),
    assessor: documentType === 'register' ? null : `${placeName(region)}${brand(random)}环境科技有限公司`,
    investment,
    protection: Math.round((investment * (0.004 + 0.02 * random.next())) / HUNDRED_YUAN) * HUNDRED_YUAN,
    currency: 'CNY',
    authority: `${placeName(region)}市${countyName(region)}生态环境局`,
    publishedOn: dayOf(published),
    objectionUntil: isOpen ? dayOf(addDays(published, stage === 'accepted' ? 10 : 5)) : null,
    ...provenance(random, ENVIRONMENTAL_SOURCE, id, today, published),
  }
}
