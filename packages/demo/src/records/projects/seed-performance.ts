import { addDays, DAY_MS, dayOf } from '@zhushutong/domain/formatting'
import { type Random, randomOf } from '../random'
import type { BidOutcome, Project } from '../world/dataset'
import { tenderTermsOf } from '../world/tender-terms'

const STREAM = { performance: 147 }
const YUAN = 100
/** Maximum days between award and contract. */
const SIGNED_WITHIN = 30

const CHANGES: ReadonlyArray<readonly [item: string, reason: string]> = [
  ['增加签证工程量', '现场地质条件与勘察报告不符'],
  ['设计变更', '建设单位调整使用功能'],
  ['工期顺延', '征地拆迁滞后，具备开工条件晚于约定'],
  ['材料价差调整', '主要材料价格波动超出合同约定幅度'],
  ['核减工程内容', '部分内容并入相邻项目实施'],
]
const GRADES: ReadonlyArray<readonly [grade: string, weight: number]> = [
  ['优秀', 22],
  ['良好', 50],
  ['合格', 25],
  ['不合格', 3],
]
const SCORES: Readonly<Record<string, readonly [number, number]>> = {
  优秀: [90, 97],
  良好: [80, 89],
  合格: [65, 79],
  不合格: [45, 59],
}
const REMARKS: Readonly<Record<string, string>> = {
  优秀: '管理人员到岗及时，质量安全管控到位，配合良好',
  良好: '总体履约情况较好，进度基本符合计划',
  合格: '能够按合同履行，进度与文明施工需加强',
  不合格: '关键岗位人员到岗率不足，进度明显滞后，已约谈',
}

/** The days of a contract (start-of-day ms); may be in the future. */
interface Course {
  readonly signed: number
  readonly started: number
  readonly due: number
  readonly completed: number
}

const courseOf = (random: Random, result: BidOutcome, duration: number): Course => {
  const signed = addDays(result.day, random.int(6, SIGNED_WITHIN - 2))
  const started = addDays(signed, random.int(5, 25))
  const due = addDays(started, duration)
  const completed = addDays(started, Math.round(duration * (0.92 + 0.3 * random.next())))
  return { signed, started, due, completed }
}

/** The contract days of a project, the same in every record that mentions it. */
export function contractDaysOf(work: Project & { readonly result: BidOutcome }): Course {
  return courseOf(randomOf(STREAM.performance, work.index), work.result, tenderTermsOf(work).duration)
}

const paymentsOf = (random: Random, { started, completed }: Course, amount: number, today: number) => {
  const stages: ReadonlyArray<readonly [stage: string, at: number, share: number]> = [
    ['预付款', 0.02, random.pick([10, 15, 20, 30])],
    ['进度款（第一期）', 0.35, 45],
    ['进度款（第二期）', 0.7, 65],
    ['竣工验收款', 1.05, 85],
    ['结算款', 1.5, 97],
  ]
  const length = (completed - started) / DAY_MS
  let paid = 0
  return stages.flatMap(([stage, at, share]) => {
    const day = addDays(started, Math.round(length * at) + random.int(3, 20))
    if (day >= today) return []
    const part = Math.round((amount * (share - paid)) / 100 / YUAN) * YUAN
    paid = share
    return [{ stage, paidOn: dayOf(day), amount: part, share: `${share}%` }]
  })
}

const changesOf = (random: Random, { started, completed }: Course, amount: number, today: number) => {
  const count = random.chance(0.35) ? random.int(1, 2) : 0
  const days = Array.from({ length: count }, () => started + (completed - started) * random.next())
  return days
    .sort((a, b) => a - b)
    .flatMap((at) => {
      const [item, reason] = random.pick(CHANGES)
      const share = item === '核减工程内容' ? -0.03 : item === '工期顺延' ? 0 : 0.04
      const part = Math.round((amount * share * random.next()) / YUAN) * YUAN
      return at < today ? [{ changedOn: dayOf(at), item, reason, amount: part || null }] : []
    })
}

const evaluationsOf = (random: Random, { started, completed }: Course, today: number) => {
  const phases: ReadonlyArray<readonly [string, number]> = [
    ['过程评价', started + (completed - started) * 0.5],
    ['完工评价', addDays(completed, random.int(10, 40))],
  ]
  return phases.flatMap(([phase, at]) => {
    const grade = random.weighted(GRADES)
    const [low, high] = SCORES[grade] ?? [0, 0]
    const score = random.int(low, high)
    return at < today
      ? [{ evaluatedOn: dayOf(at), phase, grade, score: `${score} 分`, remark: REMARKS[grade] ?? null }]
      : []
  })
}

const NOTHING = { payments: [], changes: [], evaluations: [] }
/** Empty contract columns, because not every contract is published. */
const UNPUBLISHED = {
  performanceState: null,
  contractCode: null,
  contractAmount: null,
  contractSignedOn: null,
  startedOn: null,
  dueOn: null,
  completedOn: null,
  ...NOTHING,
}

/** The published facts on a contract's performance before `today` (start of day, ms). */
export function performanceOf(work: Project & { readonly result: BidOutcome }, today: number) {
  const { index, region, result } = work
  const random = randomOf(STREAM.performance, index)
  const course = courseOf(random, result, tenderTermsOf(work).duration)
  const code = `HT${dayOf(course.signed).slice(0, 4)}-${region.slice(0, 4)}-${String(index).padStart(6, '0')}`
  const isPublished = random.chance(0.85)
  if (course.signed >= today) return { ...UNPUBLISHED, performanceState: 'unsigned' }
  if (!isPublished) return UNPUBLISHED
  const amount = result.prices[0] ?? work.budget
  const known = (day: number) => (day < today ? dayOf(day) : null)
  const state = course.completed < today ? 'completed' : course.started < today ? 'building' : 'signed'
  return {
    performanceState: state,
    contractCode: code,
    contractAmount: amount,
    contractSignedOn: dayOf(course.signed),
    startedOn: known(course.started),
    dueOn: dayOf(course.due),
    completedOn: known(course.completed),
    payments: paymentsOf(random, course, amount, today),
    changes: changesOf(random, course, amount, today),
    evaluations: evaluationsOf(random, course, today),
  }
}
