import { countCreditMatters } from '@zhushutong/domain/credit-verdict'
import { divisionName } from '@zhushutong/domain/divisions'
import { addDays, addMonths, dayOf, startOfDay } from '@zhushutong/domain/formatting'
import { CREDIT_TYPES, type StoredRecord } from '@zhushutong/domain/records'
import { provenance } from '../provenance'
import { type Random, randomOf } from '../random'
import { housingAuthority, placeName, provinceOf } from '../world/places'

const CREDIT_SOURCE = {
  kind: 'credit',
  platforms: ['信用中国', '各省信用信息公示平台', '全国建筑市场监管公共服务平台'],
}

const STREAM = { entries: 150, details: 151 }
const THOUSAND_YUAN = 100_000

interface CreditCase {
  readonly item: string
  readonly reason: string
  readonly authority: (region: string) => string
  /** Publication period in months; null: until withdrawn. */
  readonly months: number | null
  /** Range of the fine, in thousands of yuan. */
  readonly fine?: readonly [number, number]
}

const cityOffice = (name: string) => (region: string) => `${placeName(region)}市${name}`
const provinceOffice = (name: string) => (region: string) =>
  `${divisionName(provinceOf(region)) ?? ''}${name}`

const CREDIT_CASES: Readonly<Record<string, readonly CreditCase[]>> = {
  licensing: [
    { item: '建筑施工企业安全生产许可证核准', reason: '《安全生产许可证条例》第六条', authority: housingAuthority, months: 36 },
    { item: '建筑业企业资质延续', reason: '《建筑业企业资质管理规定》第十七条', authority: housingAuthority, months: 60 },
    { item: '建筑工程施工许可证核发', reason: '《中华人民共和国建筑法》第七条', authority: cityOffice('住房和城乡建设局'), months: null },
    { item: '建筑起重机械使用登记', reason: '《建筑起重机械安全监督管理规定》第十七条', authority: cityOffice('住房和城乡建设局'), months: 24 },
  ],
  sanction: [
    { item: '未按规定设置安全防护设施', reason: '违反《建设工程安全生产管理条例》第二十八条', authority: cityOffice('住房和城乡建设局'), months: 12, fine: [10, 100] },
    { item: '超越资质等级承揽工程', reason: '违反《建设工程质量管理条例》第二十五条', authority: cityOffice('住房和城乡建设局'), months: 36, fine: [50, 800] },
    { item: '施工扬尘控制不力', reason: '违反《中华人民共和国大气污染防治法》第六十九条', authority: cityOffice('生态环境局'), months: 12, fine: [10, 100] },
    { item: '未按时足额支付农民工工资', reason: '违反《保障农民工工资支付条例》第二十九条', authority: cityOffice('人力资源和社会保障局'), months: 12, fine: [20, 100] },
    { item: '以他人名义投标', reason: '违反《中华人民共和国招标投标法》第三十三条', authority: cityOffice('发展和改革委员会'), months: 36, fine: [50, 600] },
  ],
  incentive: [
    { item: '纳税信用评价 A 级纳税人', reason: '《纳税信用管理办法》', authority: provinceOffice('税务局'), months: 12 },
    { item: '建筑业诚信企业', reason: '年度信用评价结果公布', authority: housingAuthority, months: 12 },
    { item: '建设工程质量奖获奖单位', reason: '年度优质工程评选结果公布', authority: housingAuthority, months: 36 },
  ],
  dishonesty: [
    { item: '列入失信被执行人名单', reason: '有履行能力而拒不履行生效法律文书确定义务', authority: cityOffice('中级人民法院'), months: 24 },
    { item: '列入拖欠农民工工资失信联合惩戒对象名单', reason: '克扣、无故拖欠农民工工资数额达到标准', authority: cityOffice('人力资源和社会保障局'), months: 36 },
  ],
  focus: [
    { item: '列入经营异常名录', reason: '通过登记的住所无法联系', authority: cityOffice('市场监督管理局'), months: null },
    { item: '列入建筑市场重点监管名单', reason: '一年内两次受到行政处罚', authority: cityOffice('住房和城乡建设局'), months: 12 },
  ],
  other: [
    { item: '合同履约评价公示', reason: '建设单位年度履约评价', authority: cityOffice('公共资源交易中心'), months: 12 },
    { item: '企业信用承诺公示', reason: '申请行政审批时作出的信用承诺', authority: cityOffice('行政审批局'), months: null },
  ],
} // biome-ignore format: a table

const WEIGHTS: ReadonlyArray<readonly [string, number]> = [
  ['licensing', 58],
  ['sanction', 14],
  ['incentive', 12],
  ['dishonesty', 2],
  ['focus', 4],
  ['other', 10],
]

const stateOf = (random: Random, type: string, until: number | null, today: number) => {
  if (until !== null && until < today) return 'ended'
  return (type === 'sanction' || type === 'focus') && random.chance(0.25) ? 'repaired' : 'valid'
}

const entryOf = (random: Random, region: string, collected: number, today: number) => {
  const type = random.weighted(WEIGHTS)
  const matter = random.pick(CREDIT_CASES[type] as readonly CreditCase[])
  const decided = addDays(startOfDay(collected), -1 - Math.floor(1800 * random.next() ** 1.4))
  const until = matter.months === null ? null : addMonths(decided, matter.months)
  const { fine } = matter
  const serial = random.int(1, 9999)
  const amount = fine ? random.int(fine[0], fine[1]) * THOUSAND_YUAN : null
  const state = stateOf(random, type, until, today)
  const repaired = Math.min(addMonths(decided, 4), addDays(today, -1))
  return {
    entryType: type,
    item: matter.item,
    documentNo: `${region.slice(0, 4)}〔${dayOf(decided).slice(0, 4)}〕${serial}号`,
    reason: matter.reason,
    authority: matter.authority(region),
    decidedOn: dayOf(decided),
    validUntil: until === null ? null : dayOf(until),
    amount,
    state,
    repairedOn: state === 'repaired' ? dayOf(repaired) : null,
  }
}

/** Number of entries of a company; null if no data was collected. */
export function creditCountOf(index: number): number | null {
  const random = randomOf(STREAM.entries, index)
  return random.chance(0.08) ? null : Math.floor(Math.abs(random.normal()) * 2.6)
}

const findingOf = (count: number | null, checkedAt: number | null) => {
  if (count === null) return { finding: 'unchecked', findingText: '未核验' }
  const when = checkedAt === null ? '尚未复核' : `${dayOf(checkedAt)} 核验`
  return count === 0
    ? { finding: 'none', findingText: `未查询到记录（${when}）` }
    : { finding: 'found', findingText: `共 ${count} 条记录（${when}）` }
}

/** The credit record of a company, derived from its company record. */
export function creditRecord(index: number, company: StoredRecord, today: number): StoredRecord {
  const count = creditCountOf(index)
  const random = randomOf(STREAM.details, index)
  const region = String(company.region)
  const from = provenance(random, CREDIT_SOURCE, company.id, today)
  const entries = Array.from({ length: count ?? 0 }, () =>
    entryOf(random, region, from.collectedAt, today),
  ).sort((a, b) => (a.decidedOn < b.decidedOn ? 1 : -1))
  // A result of "nothing found" needs a check; without collected data there is none.
  const checkedAt =
    count === 0 ? (from.checkedAt ?? from.collectedAt) : count === null ? null : from.checkedAt
  const counts = CREDIT_TYPES.map(({ value }) => [
    `${value}Count`,
    count === null ? null : entries.filter((e) => e.entryType === value).length,
  ])
  return {
    id: company.id,
    companyId: company.id,
    name: company.name ?? null,
    creditCode: company.creditCode ?? null,
    region,
    estiblishTime: company.establishedOn ?? null,
    ...findingOf(count, checkedAt),
    ...Object.fromEntries(counts),
    creditCount: count,
    ...countCreditMatters(entries, count !== null),
    latestOn: entries[0]?.decidedOn ?? null,
    currency: 'CNY',
    entries,
    ...from,
    checkedAt,
  }
}
