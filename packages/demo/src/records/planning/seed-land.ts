import { addDays, addMonths, DAY_MS, dayOf } from '@zhushutong/domain/formatting'
import type { StoredRecord } from '@zhushutong/domain/records'
import { provenance } from '../provenance'
import { type Random, randomOf, uuidOf } from '../random'
import { abbreviationOf } from '../world/abbreviations'
import type { Dataset } from '../world/dataset'
import { placeBrand } from '../world/made-up-names'
import { countyName, fullPlace, placeName } from '../world/places'
import type { PlannedProject } from './planned-project'
import { plannedSizeOf, sizeTextOf } from './planned-size'

const LAND_TRANSFER_SOURCE = { kind: 'landTransfer', platforms: ['中国土地市场网', '各市公共资源交易中心'] }
const LAND_PRE_REVIEW_SOURCE = {
  kind: 'landPreReview',
  platforms: ['各省自然资源厅', '各市自然资源和规划局'],
}
const LAND_PERMIT_SOURCE = { kind: 'landPermit', platforms: ['各市自然资源和规划局'] }

const STREAM = {
  chosen: 184,
  transfer: 185,
  transferId: 186,
  review: 187,
  reviewId: 188,
  permit: 189,
  permitId: 190,
}
const YUAN = 100

/** The authority that issues permits on land and building in a county. */
export function landAuthority(region: string): string {
  return `${placeName(region)}市规划和自然资源局`
}

/** True when the documents of a planned project (index) are published; most are not. */
export function hasLandDocuments(index: number): boolean {
  return randomOf(STREAM.chosen, index).chance(0.19)
}

/** An invented site in a county, in the wording of land documents. */
export function siteOf(random: Random, region: string): string {
  return `${fullPlace(region)}${placeBrand(random)}${random.pick(['大道', '路', '片区', '组团'])}${random.pick(['东侧', '西侧', '南侧', '北侧', '与规划路交叉口'])}`
}

/** 用字第500112202600123号: county, year and a serial number. */
export function permitNo(word: string, region: string, day: number, serial: number): string {
  return `${word}字第${region}${dayOf(day).slice(0, 4)}${String(serial % 100_000).padStart(5, '0')}号`
}

const SALES: Readonly<Record<string, { readonly yuan: readonly [number, number]; readonly years: number }>> =
  {
    residential: { yuan: [1800, 9000], years: 70 },
    mixed: { yuan: [1600, 7000], years: 40 },
    commercial: { yuan: [1200, 6000], years: 40 },
    industrial: { yuan: [260, 720], years: 50 },
    logistics: { yuan: [300, 800], years: 50 },
    public: { yuan: [700, 2600], years: 50 },
    transport: { yuan: [600, 2400], years: 50 },
    utility: { yuan: [240, 900], years: 50 },
  }

/**
 * The sale of land to a company for a planned project, or its notice before the sale. Null if the project
 * needs no sale or it is not announced yet.
 */
export function landTransferRecord(scheme: PlannedProject, { today }: Dataset): StoredRecord | null {
  const { index, use, owner, region } = scheme
  const sale = SALES[use]
  const random = randomOf(STREAM.transfer, index)
  if (!sale || owner.company === null || !random.chance(0.75)) return null
  const noticed = addDays(scheme.approved, -random.int(20, 140))
  const sold = addDays(noticed, random.int(30, 45))
  const isSold = sold < today
  const published = isSold ? sold : noticed
  const id = uuidOf(STREAM.transferId, index)
  const { plotArea, floorRatio } = plannedSizeOf(random, scheme)
  const start = Math.round((plotArea * random.int(...sale.yuan)) / 10_000) * 10_000 * YUAN
  const premium = random.chance(0.6) ? 1 : 1 + 0.35 * random.next()
  const year = dayOf(noticed).slice(0, 4)
  const serial = String(index % 100_000).padStart(5, '0')
  const buyer = isSold ? owner : null
  const dayIf = (day: number) => (isSold ? dayOf(day) : null)
  return {
    id,
    name: `${countyName(region)}${placeBrand(random)}组团${random.pick([...'ABCDEFGH'])}${random.int(1, 38)}-${random.int(1, 9)}/0${random.int(1, 6)}号地块`,
    plotNo: `${region}-${year}-GB-${serial}`,
    supervisionNo: isSold ? `${region}${dayOf(sold).slice(0, 4)}B${serial}` : null,
    projectCode: scheme.projectCode,
    stage: isSold ? 'result' : 'notice',
    landUse: use,
    region,
    location: siteOf(random, region),
    supplyMethod: random.pick(['挂牌出让', '挂牌出让', '拍卖出让', '招标出让']),
    area: plotArea,
    floorRatio:
      use === 'industrial' || use === 'logistics' ? `≥${floorRatio.toFixed(1)}` : `≤${floorRatio.toFixed(1)}`,
    termYears: sale.years,
    startPrice: start,
    price: isSold ? Math.round((start * premium) / (10_000 * YUAN)) * 10_000 * YUAN : null,
    currency: 'CNY',
    unitId: buyer?.id ?? null,
    unitName: buyer?.name ?? null,
    contractNo: isSold
      ? `${abbreviationOf(region)}地（${dayOf(sold).slice(0, 4)}）合字（${countyName(region).slice(0, 2)}）第${random.int(1, 480)}号`
      : null,
    signedOn: isSold && addDays(sold, 10) < today ? dayOf(addDays(sold, 10)) : null,
    handoverOn: dayIf(addMonths(sold, 3)),
    startBy: dayIf(addMonths(sold, 9)),
    finishBy: dayIf(addMonths(sold, 45)),
    authority: landAuthority(region),
    publishedOn: dayOf(published),
    ...provenance(random, LAND_TRANSFER_SOURCE, id, today, published),
  }
}

const BASES = ['国民经济和社会发展规划', '政府投资项目年度计划', '国土空间总体规划', '专项规划及会议纪要']

/** The site opinion of a project, some time before its approval; null if there is none. */
export function landPreReviewRecord(scheme: PlannedProject, { today }: Dataset): StoredRecord | null {
  const { index, region, name, owner, use } = scheme
  const random = randomOf(STREAM.review, index)
  if (!hasLandDocuments(index) || !random.chance(0.8)) return null
  const issued = addDays(scheme.approved, -3 - Math.floor(117 * random.next() ** 2))
  const id = uuidOf(STREAM.reviewId, index)
  const size = plannedSizeOf(random, scheme)
  return {
    id,
    name,
    permitNo: permitNo('用', region, issued, index),
    nationalCode: scheme.nationalCode,
    projectCode: scheme.projectCode,
    landUse: use,
    region,
    unitId: owner.id,
    unitName: owner.name,
    location: siteOf(random, region),
    area: size.plotArea,
    arableArea: random.chance(0.45) ? 0 : Math.round(size.plotArea * 0.6 * random.next()),
    scale: sizeTextOf(scheme, size),
    basis: random.pick(BASES),
    authority: landAuthority(region),
    issuedOn: dayOf(issued),
    validUntil: dayOf(addMonths(issued, 36) - DAY_MS),
    ...provenance(random, LAND_PRE_REVIEW_SOURCE, id, today, issued),
  }
}

/** Day of a project's land permit, some weeks after its approval; start of day, ms. */
const landPermitDay = ({ index, approved }: PlannedProject): number =>
  addDays(approved, 20 + ((index * 37) % 41))

/** The number of a project's land permit; the building permit names it too. */
export function landPermitNo(scheme: PlannedProject): string {
  return permitNo('地', scheme.region, landPermitDay(scheme), scheme.index)
}

/** The land use permit; null if there is none yet. */
export function landPermitRecord(scheme: PlannedProject, { today }: Dataset): StoredRecord | null {
  const { index, region, name, owner, use } = scheme
  const random = randomOf(STREAM.permit, index)
  const issued = landPermitDay(scheme)
  if (!hasLandDocuments(index) || !random.chance(0.85) || issued >= today) return null
  const id = uuidOf(STREAM.permitId, index)
  const size = plannedSizeOf(random, scheme)
  const isBought = SALES[use] !== undefined && owner.company !== null
  return {
    id,
    name,
    permitNo: landPermitNo(scheme),
    projectCode: scheme.projectCode,
    landUse: use,
    region,
    unitId: owner.id,
    unitName: owner.name,
    location: siteOf(random, region),
    area: size.plotArea,
    floorRatio: scheme.type === 'building' ? `≤${size.floorRatio.toFixed(1)}` : null,
    acquisition: isBought ? '出让' : '划拨',
    approvalNo: `${abbreviationOf(region)}自然资地〔${dayOf(issued).slice(0, 4)}〕${random.int(1, 680)}号`,
    scale: sizeTextOf(scheme, size),
    authority: landAuthority(region),
    issuedOn: dayOf(issued),
    ...provenance(random, LAND_PERMIT_SOURCE, id, today, issued),
  }
}
