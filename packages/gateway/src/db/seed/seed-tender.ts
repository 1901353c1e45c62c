import { addDays, DAY_MS, dayOf, formatMoney, HOUR_MS } from '@zhushutong/domain/formatting'
import { qualificationName, type StoredRecord } from '@zhushutong/domain/records'
import { anyCounty, countyName, fullPlace, placeName } from './places'
import { provenance } from './provenance'
import { type Random, randomOf, uuidOf } from './random'
import { companyIdentity } from './seed-company'
import { brand, personName, phone } from './words'

const STREAM = { outcome: 31, id: 32, details: 33 }
const YUAN = 100

interface Work {
  readonly type: string
  readonly things: readonly string[]
  /** Required qualification's head and grades. */
  readonly head: string | null
}

const WORKS: ReadonlyArray<readonly [Work, number]> = [
  [
    {
      type: 'building',
      things: ['安置房建设项目', '中心小学教学楼工程', '人民医院综合楼工程', '标准厂房项目'],
      head: 'D101',
    },
    28,
  ],
  [
    {
      type: 'municipal',
      things: ['道路改造工程', '污水管网工程', '老旧小区改造工程', '雨污分流工程'],
      head: 'D110',
    },
    24,
  ],
  [{ type: 'highway', things: ['农村公路提升工程', '公路路面大修工程', '桥梁加固工程'], head: 'D102' }, 9],
  [{ type: 'water', things: ['河道整治工程', '水库除险加固工程', '灌区改造工程'], head: 'D105' }, 8],
  [{ type: 'landscape', things: ['公园绿化工程', '绿道建设工程'], head: 'D110' }, 5],
  [{ type: 'power', things: ['配电工程', '分布式光伏发电项目'], head: 'D106' }, 5],
  [{ type: 'fitout', things: ['办公楼装修工程', '门诊楼装饰装修工程'], head: 'D211' }, 8],
  [{ type: 'service', things: ['勘察设计服务', '监理服务', '全过程工程咨询'], head: null }, 7],
  [{ type: 'goods', things: ['电梯采购', '空调设备采购', '路灯采购'], head: null }, 4],
  [{ type: 'other', things: ['场地平整项目', '标识标牌制作安装项目'], head: null }, 2],
]
const NOTICES: ReadonlyArray<readonly [string, number]> = [
  ['tender', 42],
  ['prequalification', 4],
  ['change', 8],
  ['candidate', 18],
  ['award', 28],
]
const UNITS = [
  '片区开发建设管理中心',
  '水务发展服务中心',
  '交通建设事务中心',
  '教育设施建设管理中心',
  '产业园区管理服务中心',
]
const GRADE_WORDS: Readonly<Record<string, string>> = { A: '一级', B: '二级及以上', C: '三级及以上' }

/** What of a tender concerns the companies: who won and when. */
export interface Outcome {
  readonly notice: string
  /** ms, start of a day. */
  readonly published: number
  /** Indexes of companies, the winners of an award first. */
  readonly bidders: readonly number[]
  readonly winners: number
}

export const outcomeOf = (index: number, companies: number, today: number): Outcome => {
  const random = randomOf(STREAM.outcome, index)
  const notice = random.weighted(NOTICES)
  const published = addDays(today, -1 - Math.floor(700 * random.next() ** 2.2))
  const hasBidders = notice === 'candidate' || notice === 'award'
  const bidders = new Set<number>()
  while (hasBidders && bidders.size < Math.min(3, companies))
    bidders.add(Math.floor(random.next() ** 1.5 * companies))
  return {
    notice,
    published,
    bidders: [...bidders],
    winners: notice !== 'award' ? 0 : random.chance(0.05) ? 2 : 1,
  }
}

/** Around 8,000,000 yuan, whole hundreds of yuan; log-normal, as public works are. */
const amountOf = (random: Random) => Math.round(Math.exp(15.9 + 1.3 * random.normal()) / 100) * 100 * YUAN

const ownerOf = (random: Random, region: string, companies: number) => {
  if (!random.chance(0.3))
    return { ownerId: null, ownerUnitName: `${countyName(region)}${brand(random)}${random.pick(UNITS)}` }
  const { id, name } = companyIdentity(random.int(0, companies - 1))
  return { ownerId: id, ownerUnitName: name }
}

const tablesOf = (random: Random, { bidders, winners, published }: Outcome, budget: number) => {
  const prices = bidders.map(
    (_, rank) => Math.round((budget * (0.86 + rank * 0.02 + random.next() * 0.02)) / YUAN) * YUAN,
  )
  const companies = bidders.map(companyIdentity)
  const candidates = companies.map((company, i) => ({
    rank: i + 1,
    companyId: company.id,
    companyName: company.name,
    price: prices[i] ?? null,
    priceText: `下浮率 ${(100 - ((prices[i] ?? budget) / budget) * 100).toFixed(2)}%`,
    managerName: personName(random),
  }))
  const awards = companies.slice(0, winners).map((company) => ({
    companyId: company.id,
    companyName: company.name,
    amount: prices[0] ?? null,
    awardedOn: dayOf(published),
  }))
  return { candidates, awards }
}

const requirementOf = (random: Random, head: string | null) => {
  if (!head || random.chance(0.15)) return { text: null, codes: [] }
  const grade = random.weighted([
    ['A', 2],
    ['B', 5],
    ['C', 5],
  ] as const)
  return { text: `${qualificationName(head)}${GRADE_WORDS[grade]}`, codes: [`${head}${grade}`] }
}

const at = (day: number, hours: number) => day + hours * HOUR_MS

const scheduleOf = (random: Random, { notice, published }: Outcome) => {
  if (notice === 'candidate' || notice === 'award')
    return { documentUntil: null, bidDeadline: null, openingTime: null }
  const deadline = at(published + random.int(10, 30) * DAY_MS, random.pick([9, 9.5, 10, 14]))
  return {
    documentUntil: at(published + random.int(5, 8) * DAY_MS, 17),
    bidDeadline: deadline,
    openingTime: deadline,
  }
}

export const tenderRecord = (index: number, companies: number, today: number): StoredRecord => {
  const outcome = outcomeOf(index, companies, today)
  const id = uuidOf(STREAM.id, index)
  const random = randomOf(STREAM.details, index)
  const region = anyCounty(random)
  const work = random.weighted(WORKS)
  const name = `${countyName(region)}${brand(random)}${random.pick(['路', '片区', '街道', '园区', '镇'])}${random.pick(work.things)}${random.chance(0.4) ? random.pick(['（一期）', '（二期）', '施工', '（EPC）', '一标段']) : ''}`
  const budget = amountOf(random)
  const owner = ownerOf(random, region, companies)
  const required = requirementOf(random, work.head)
  const { candidates, awards } = tablesOf(random, outcome, budget)
  const day = dayOf(outcome.published)
  const projectCode = `ZB${region}${day.replaceAll('-', '')}${index.toString(36).toUpperCase().padStart(5, '0')}`
  const known = random.chance(0.03) ? null : budget
  return {
    id,
    engineeringName: name,
    projectCode,
    noticeType: outcome.notice,
    engineeringType: work.type,
    region,
    ...owner,
    ownerUnitContact: personName(random),
    ownerUnitPhone: random.chance(0.1) ? null : phone(random),
    agencyName: random.chance(0.2) ? null : `${placeName(region)}${brand(random)}招标代理有限公司`,
    agencyPhone: random.chance(0.3) ? null : phone(random),
    buggetAmount: known,
    currency: random.chance(0.003) ? 'USD' : 'CNY',
    publicityTime: day,
    ...scheduleOf(random, outcome),
    requiredQualification: required.text,
    requiredQualificationCodes: required.codes,
    consortiumAllowed: random.chance(0.2) ? null : random.chance(0.3) ? '接受' : '不接受',
    content: `一、项目名称：${name}。二、项目编号：${projectCode}。三、建设地点：${fullPlace(region)}。四、建设单位：${owner.ownerUnitName}。五、${known === null ? '本公告未载明投资额' : `项目投资额约 ${formatMoney(known)}`}，资金已落实。六、资质要求：${required.text ?? '详见招标文件'}。本条为演示数据。`,
    candidates,
    awards,
    winnerIds: awards.map((a) => a.companyId),
    winnerName: awards.length > 0 ? awards.map((a) => a.companyName).join('、') : null,
    winningAmount: awards[0]?.amount ?? null,
    awardedOn: awards[0]?.awardedOn ?? null,
    ...provenance(random, 'tender', id, today, outcome.published),
  }
}
