import {
  addDays,
  DAY_MS,
  dayOf,
  FEN_PER_WAN,
  formatMoney,
  formatTime,
  HOUR_MS,
} from '@zhushutong/domain/formatting'
import { raiseToScope } from '@zhushutong/domain/my-company'
import { gradesOf, qualificationName, type StoredRecord } from '@zhushutong/domain/records'
import { agencyIdentity, ownerIdentity } from '../organisations/organisations'
import { provenance } from '../provenance'
import { type Random, randomOf, uuidOf } from '../random'
import type { Dataset, Project, ProjectPlan } from '../world/dataset'
import { fullPlace } from '../world/places'
import { candidateOf, contactsOf, tenderTermsOf } from '../world/tender-terms'

const TENDER_SOURCE = {
  kind: 'tender',
  platforms: ['中国招标投标公共服务平台', '各省公共资源交易平台', '各市公共资源交易中心'],
}

const STREAM = { id: 32, details: 33, plan: 34, planDetails: 35, announced: 36, scale: 37 }
const OPEN_NOTICES: ReadonlyArray<readonly [string, number]> = [
  ['tender', 80],
  ['prequalification', 8],
  ['change', 12],
]
const GRADE_WORDS: Readonly<Record<string, string>> = { A: '一级', B: '二级及以上', C: '三级及以上' }

/** award: the result is final; candidate: within the objection period; otherwise the tender notice. */
const noticeOf = (random: Random, { result }: Project): string => {
  if (!result) return random.weighted(OPEN_NOTICES)
  return result.winners > 0 ? 'award' : 'candidate'
}

const tablesOf = (work: Project, world: Dataset) => {
  const { budget, result } = work
  const bids = (result?.bidders ?? []).map((_, rank) => candidateOf(work, rank, world))
  const candidates = bids.map(({ companyId, companyName, price, managerName }, i) => ({
    rank: i + 1,
    companyId,
    companyName,
    price,
    priceText: `下浮率 ${discountOf(budget, price)}`,
    managerName,
  }))
  const awards = bids.slice(0, result?.winners ?? 0).map(({ companyId, companyName }) => ({
    companyId,
    companyName,
    amount: bids[0]?.price ?? budget,
    awardedOn: result && dayOf(result.day),
  }))
  return { candidates, awards }
}

/**
 * The required grade for the size of a project: a grade that the category has and whose scope includes the
 * project.
 */
const gradeFor = (random: Random, head: string, budget: number): string | undefined => {
  const grades = gradesOf(head).filter((grade) => grade !== 'T')
  const size = budget >= 10_000 * FEN_PER_WAN ? 0 : budget >= 2000 * FEN_PER_WAN ? 1 : 2
  const grade = grades[Math.min(random.chance(0.2) ? Math.max(size - 1, 0) : size, grades.length - 1)]
  return grade && raiseToScope(`${head}${grade}`, { amount: budget / FEN_PER_WAN }).slice(head.length)
}

/** Cost of a square metre of a building, in fen. */
const BUILDING_COST = [290_000, 520_000] as const
const BUILDING = 'D101'

/** The size of a building, estimated from its budget; empty for other works. */
const scaleOf = ({ head, budget, index }: Project): readonly string[] => {
  if (head !== BUILDING) return []
  const area = budget / randomOf(STREAM.scale, index).int(...BUILDING_COST)
  return [`2.4 建设规模：总建筑面积约 ${Math.max(Math.round(area / 10) * 10, 100)} 平方米。`]
}

const requirementOf = (random: Random, { head, budget }: ProjectPlan) => {
  if (!head || random.chance(0.15)) return { text: null, codes: [] }
  const grade = gradeFor(random, head, budget)
  if (grade === undefined) return { text: qualificationName(head), codes: [head] }
  return { text: `${qualificationName(head)}${GRADE_WORDS[grade]}`, codes: [`${head}${grade}`] }
}

/** The constructor's profession for a category of works; other notices do not name one. */
const PROFESSIONS: Readonly<Record<string, string>> = {
  D101: '建筑工程',
  D102: '公路工程',
  D105: '水利水电工程',
  D110: '市政公用工程',
  D112: '机电工程',
}

/** Requirements in a notice's text other than the qualification. */
const furtherTerms = ([tag]: readonly string[]): readonly string[] => {
  if (tag === undefined) return []
  const profession = PROFESSIONS[tag.slice(0, 4)]
  const grade = tag.endsWith('A') ? '一级' : '二级及以上'
  const leader = profession
    ? [`拟派项目负责人须具备${profession}专业${grade}注册建造师资格，以注册单位为准。`]
    : []
  return ['投标人须具备有效的安全生产许可证。', ...leader]
}

const at = (day: number, hours: number) => day + hours * HOUR_MS

const scheduleOf = (random: Random, { tendered, due, result }: Project) => {
  if (result) return { documentUntil: null, bidDeadline: null, openingTime: null }
  const deadline = at(due, random.pick([9, 9.5, 10, 14]))
  return {
    documentUntil: at(tendered + random.int(5, 8) * DAY_MS, 17),
    bidDeadline: deadline,
    openingTime: deadline,
  }
}

interface NoticeParts {
  readonly work: Project
  readonly ownerName: string
  readonly projectCode: string
  /** fen; null if the notice does not state the amount. */
  readonly known: number | null
  readonly required: ReturnType<typeof requirementOf>
  readonly schedule: ReturnType<typeof scheduleOf>
}

const timeTable = ({
  documentUntil,
  bidDeadline,
  openingTime,
}: NoticeParts['schedule']): readonly string[] =>
  bidDeadline === null
    ? []
    : [
        '四、时间安排',
        '事项\t时间',
        `获取招标文件\t至 ${formatTime(documentUntil)}`,
        `递交投标文件\t${formatTime(bidDeadline)} 前`,
        `开标\t${formatTime(openingTime)}`,
      ]

/** The text of a notice, in the usual order. */
const noticeText = ({ work, ownerName, projectCode, known, required, schedule }: NoticeParts): string => {
  const terms = [
    required.text === null ? '资质要求：详见招标文件。' : `投标人须具备${required.text}资质。`,
    ...furtherTerms(required.codes),
  ]
  const price = known === null ? '本公告未载明投资额' : `项目投资额约 ${formatMoney(known)}`
  return [
    '一、招标条件',
    `${work.name}（项目编号 ${projectCode}）已具备招标条件，招标人为${ownerName}，现对施工进行公开招标。`,
    '二、项目概况与招标范围',
    `2.1 建设地点：${fullPlace(work.region)}。`,
    `2.2 ${price}，资金已落实。`,
    `2.3 计划工期：${tenderTermsOf(work).duration} 日历天。`,
    ...scaleOf(work),
    '三、投标人资格要求',
    ...terms.map((term, i) => `3.${i + 1} ${term}`),
    ...timeTable(schedule),
    '本条为演示数据。',
  ].join('\n')
}

/** 12.34%: the percentage by which a price is below the budget (both fen). */
export function discountOf(budget: number, price: number): string {
  return `${(100 - (price / budget) * 100).toFixed(2)}%`
}

/** The day of a project's latest notice (start-of-day ms). */
export function publishedOf({ tendered, result }: Project): number {
  if (!result) return tendered
  return result.winners > 0 ? result.day : result.evaluated
}

/** The project code on every notice and record of a project. */
export function projectCodeOf({ index, region, tendered }: Project): string {
  return `ZB${region}${dayOf(tendered).replaceAll('-', '')}${index.toString(36).toUpperCase().padStart(5, '0')}`
}

/** The code of the tendered section: the last one of its tender. */
export function sectionCodeOf(work: Project): string {
  return `${projectCodeOf(work)}00${tenderTermsOf(work).sections}`
}

export function tenderRecord(work: Project, world: Dataset): StoredRecord {
  const { companies, today } = world
  const id = uuidOf(STREAM.id, work.index)
  const random = randomOf(STREAM.details, work.index)
  const { name, region, budget } = work
  const notice = noticeOf(random, work)
  const owner = ownerIdentity(work.owner, companies)
  const agency = work.agency === null ? null : agencyIdentity(work.agency)
  const required = requirementOf(random, work)
  const { candidates, awards } = tablesOf(work, world)
  const published = publishedOf(work)
  const contacts = contactsOf(work)
  const terms = tenderTermsOf(work)
  const projectCode = projectCodeOf(work)
  const known = random.chance(0.03) ? null : budget
  const currency = random.chance(0.003) ? 'USD' : 'CNY'
  const schedule = scheduleOf(random, work)
  return {
    id,
    engineeringName: name,
    projectCode,
    sectionCode: sectionCodeOf(work),
    noticeType: notice,
    engineeringType: work.type,
    region,
    ownerId: owner.id,
    ownerUnitName: owner.name,
    ownerUnitContact: contacts.owner.name,
    ownerUnitPhone: contacts.owner.phone,
    agencyId: agency?.id ?? null,
    agencyName: agency?.name ?? null,
    agencyPhone: contacts.agencyPhone,
    buggetAmount: known,
    currency,
    depositAmount: known === null ? null : terms.deposit,
    duration: terms.duration,
    publicityTime: dayOf(published),
    ...schedule,
    requiredQualification: required.text,
    requiredQualificationCodes: required.codes,
    consortiumAllowed: random.chance(0.2) ? null : random.chance(0.3) ? '接受' : '不接受',
    content: noticeText({ work, ownerName: owner.name, projectCode, known, required, schedule }),
    candidates,
    awards,
    winnerIds: awards.map((a) => a.companyId),
    bidderIds: [...new Set([...awards, ...candidates].map((a) => a.companyId))],
    winnerName: awards.length > 0 ? awards.map((a) => a.companyName).join('、') : null,
    winningAmount: awards[0]?.amount ?? null,
    awardedOn: awards[0]?.awardedOn ?? null,
    ...provenance(random, TENDER_SOURCE, id, today, published),
  }
}

const PLAN_SOURCE = { kind: 'tender', platforms: ['各省公共资源交易平台', '各市公共资源交易中心'] }
/** Days from the announcement of a plan to its tender, and from the announcement to today. */
const AHEAD = [20, 120] as const
const ANNOUNCED = [1, 45] as const

/** Start of the day on which a plan was announced, ms. */
export function announcedOn({ index }: ProjectPlan, today: number): number {
  return addDays(today, -randomOf(STREAM.announced, index).int(...ANNOUNCED))
}

/** The announcement of a planned tender: project, budget and planned day, without documents. */
export function tenderPlanRecord(plan: ProjectPlan, { companies, today }: Dataset): StoredRecord {
  const id = uuidOf(STREAM.plan, plan.index)
  const random = randomOf(STREAM.planDetails, plan.index)
  const owner = ownerIdentity(plan.owner, companies)
  const published = announcedOn(plan, today)
  const planned = addDays(today, random.int(...AHEAD))
  const projectCode = `JH${plan.region}${dayOf(published).replaceAll('-', '')}${plan.index.toString(36).toUpperCase().padStart(5, '0')}`
  return {
    id,
    engineeringName: plan.name,
    projectCode,
    noticeType: 'plan',
    engineeringType: plan.type,
    region: plan.region,
    ownerId: owner.id,
    ownerUnitName: owner.name,
    buggetAmount: plan.budget,
    currency: 'CNY',
    publicityTime: dayOf(published),
    plannedTenderOn: dayOf(planned),
    content: [
      '招标计划',
      `${plan.name}（计划编号 ${projectCode}）拟于 ${dayOf(planned)} 前后发布招标公告，招标人为${owner.name}。`,
      `建设地点：${fullPlace(plan.region)}。`,
      `预算金额约 ${formatMoney(plan.budget)}，资金已落实。`,
      '本计划供潜在投标人提前准备，实际招标内容与时间以招标公告为准。',
      '本条为演示数据。',
    ].join('\n'),
    ...provenance(random, PLAN_SOURCE, id, today, published),
  }
}
