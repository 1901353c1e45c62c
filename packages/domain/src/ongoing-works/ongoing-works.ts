import { addDays, addMonths, dayOf } from '../formatting'

/** Days behind the expected end for which a work without a record of its completion still counts (PPL-01). */
export const OVERDUE_DAYS = 180
/** Months for which a work counts whose end is not told. */
const UNTOLD_MONTHS = 36

/** A bid result with a manager. Days are YYYY-MM-DD; null where the result does not tell them. */
export interface ManagedWork {
  readonly id: string
  readonly name: string
  readonly companyName: string | null
  readonly awardedOn: string | null
  readonly signedOn: string | null
  readonly startedOn: string | null
  readonly dueOn: string | null
  readonly completedOn: string | null
  /** unsigned, signed, building, completed. */
  readonly state: string | null
  readonly duration: number | null
}

/** A work that its manager is taken to be busy with, and why. */
export interface OngoingWork {
  readonly id: string
  readonly name: string
  readonly companyName: string | null
  readonly since: string
  /** Null where neither the end nor the duration is told. */
  readonly expectedEnd: string | null
  /** How it was inferred, in one sentence. */
  readonly reason: string
}

const sinceOf = ({ startedOn, signedOn, awardedOn }: ManagedWork) => {
  if (startedOn !== null) return { since: startedOn, began: '开工' }
  if (signedOn !== null) return { since: signedOn, began: '签约' }
  return awardedOn === null ? null : { since: awardedOn, began: '中标' }
}

const endOf = ({ dueOn, duration }: ManagedWork, since: string, began: string) => {
  if (dueOn !== null) return { end: dueOn, told: `计划 ${dueOn} 完工` }
  if (duration === null || duration <= 0) return { end: null, told: '没有写明完工日期和工期' }
  const end = addDays(since, duration)
  return { end, told: `按${began}起 ${duration} 天的工期，预计 ${end} 完工` }
}

/**
 * Whether the manager of a bid result is taken to be busy with it at `now` (ms), and why (PPL-01): it is not recorded as
 * completed, and its expected end is not more than 180 days past, or, where no end is told, it began less than three years
 * ago. Null if not. This is inferred: a change of the manager may not have been published.
 */
export function inferOngoingWork(work: ManagedWork, now: number): OngoingWork | null {
  if (work.completedOn !== null || work.state === 'completed') return null
  const began = sinceOf(work)
  if (began === null) return null
  const { since } = began
  const { end, told } = endOf(work, since, began.began)
  const today = dayOf(now)
  const last = end === null ? addMonths(since, UNTOLD_MONTHS) : addDays(end, OVERDUE_DAYS)
  if (since > today || last < today) return null
  const late = end !== null && end < today ? '，已过期但没有收录完工' : '，没有收录完工'
  return {
    id: work.id,
    name: work.name,
    companyName: work.companyName,
    since,
    expectedEnd: end,
    reason: `${since} ${began.began}，${told}${late}`,
  }
}

/** The works that a person is taken to be busy with, the last to end first (PPL-01). */
export function listOngoingWorks(works: readonly ManagedWork[], now: number): readonly OngoingWork[] {
  return works
    .flatMap((work) => inferOngoingWork(work, now) ?? [])
    .sort((a, b) => (b.expectedEnd ?? '9').localeCompare(a.expectedEnd ?? '9') || (a.id < b.id ? -1 : 1))
}

const NONE = '收录的中标结果中，没有担任项目经理且未完工的项目'

/** Of which of its values the state of a constructor is, and why (PPL-01). */
export function describeSite(works: readonly OngoingWork[]) {
  const of = ({ name, companyName, reason }: OngoingWork) =>
    `${name}${companyName === null ? '' : `（${companyName}）`}：${reason}`
  return {
    state: works.length === 0 ? 'free' : works.length === 1 ? 'one' : 'many',
    count: works.length,
    basis: works.length === 0 ? NONE : works.map(of).join('；'),
  } as const
}
