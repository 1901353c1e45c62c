import { divisionName } from '@zhushutong/domain/divisions'
import { addDays, addMonths, dayOf, startOfDay } from '@zhushutong/domain/formatting'
import type { StoredRecord } from '@zhushutong/domain/records'
import { provenance } from '../provenance'
import { type Random, randomOf } from '../random'
import type { Dataset } from '../world/dataset'
import { personName, phone, placeBrand } from '../world/made-up-names'
import { countyName, fullPlace, placeName, provinceOf } from '../world/places'
import { contactsOf } from '../world/tender-terms'
import type { Mode, PlannedProject } from './planned-project'
import { plannedSizeOf, sizeTextOf } from './planned-size'

const PLANNED_SOURCE = {
  kind: 'planned',
  platforms: ['全国投资项目在线审批监管平台', '各省投资项目在线审批监管平台'],
}

const STREAM = { details: 183 }

const ITEMS: Readonly<Record<Mode, readonly string[]>> = {
  1: ['项目建议书审批', '可行性研究报告审批', '初步设计及概算审批'],
  2: ['企业投资项目核准'],
  3: ['企业投资项目备案'],
}
const MODE_NAMES: Readonly<Record<Mode, string>> = { 1: '审批', 2: '核准', 3: '备案' }
const LEVELS: ReadonlyArray<readonly [string, number]> = [
  ['区县级', 66],
  ['市级', 22],
  ['省级', 12],
]
const PUBLIC_FUNDS = ['财政资金', '地方政府专项债券', '中央预算内投资及地方配套', '财政资金及银行贷款']
const PRIVATE_FUNDS = ['企业自筹', '企业自筹及银行贷款']

const departmentOf = (region: string, level: string): string => {
  const office = '发展和改革委员会'
  if (level === '省级') return `${divisionName(provinceOf(region)) ?? ''}${office}`
  return level === '市级' ? `${placeName(region)}市${office}` : `${countyName(region)}${office}`
}

const approvalsOf = (random: Random, { mode, approved, region }: PlannedProject, department: string) => {
  const items = ITEMS[mode]
  const count = mode === '1' ? random.int(1, items.length) : 1
  let day = approved
  const rows = []
  for (let i = count - 1; i >= 0; i--) {
    const year = dayOf(day).slice(0, 4)
    rows.push({
      item: items[i] ?? null,
      department,
      result: mode === '3' ? '备案通过' : '同意',
      documentNo: `${countyName(region).slice(0, 2)}发改${mode === '3' ? '备' : '审'}〔${year}〕${random.int(1, 480)}号`,
      approvedOn: dayOf(day),
    })
    day = addDays(day, -random.int(30, 120))
  }
  return rows
}

const STAGES_BY_ITEMS = ['approved', 'feasibility', 'design']

const stageOf = (
  random: Random,
  { project: work, approved }: PlannedProject,
  items: number,
  today: number,
): string => {
  if (work) return 'tendering'
  const isOld = approved < addDays(today, -200)
  return isOld ? random.pick(['land', 'drawing']) : (STAGES_BY_ITEMS[items - 1] ?? 'approved')
}

const firstOfMonth = (ms: number): string => `${dayOf(ms).slice(0, 7)}-01`

export function plannedRecord(scheme: PlannedProject, { today }: Dataset): StoredRecord {
  const { uuid, mode, name, region, owner, project: work, approved } = scheme
  const random = randomOf(STREAM.details, scheme.index)
  const id = `${uuid}_${mode}`
  const level = random.weighted(LEVELS)
  const department = departmentOf(region, level)
  const approvals = approvalsOf(random, scheme, department)
  const contact = work ? contactsOf(work).owner : { name: personName(random), phone: phone(random) }
  const start = startOfDay(work ? addMonths(work.due, 2) : addDays(approved, random.int(60, 420)))
  const scale = sizeTextOf(scheme, plannedSizeOf(random, scheme))
  return {
    id,
    name,
    uuid,
    projectMode: mode,
    projectCode: scheme.projectCode,
    nationalCode: scheme.nationalCode,
    engineeringType: scheme.type,
    stage: stageOf(random, scheme, approvals.length, today),
    region,
    address: `${fullPlace(region)}${placeBrand(random)}${random.pick(['大道', '路', '街', '片区', '组团'])}`,
    companyId: owner.id,
    companyName: owner.name,
    contactName: contact.name,
    contactPhone: contact.phone,
    investment: scheme.investment,
    currency: 'CNY',
    fundSource: random.pick(owner.company === null ? PUBLIC_FUNDS : PRIVATE_FUNDS),
    scale: `${scale}。项目单位：${owner.name}。本条为演示数据。`,
    plannedStart: firstOfMonth(start),
    plannedFinish: firstOfMonth(addMonths(start, random.int(10, 30))),
    approvalItems: approvals[0]?.item ?? null,
    approvalDepartment: department,
    approvalTypeName: MODE_NAMES[mode],
    levelName: level,
    approvalTime: dayOf(approved),
    approvals,
    ...provenance(random, PLANNED_SOURCE, id, today, approved),
  }
}
