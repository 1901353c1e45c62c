import { addDays, addMonths, dayOf } from '../formatting'

/** Days after the expected end in which a work without a recorded completion still counts. */
export const OVERDUE_DAYS = 180
/** Months from its start in which a work without a known end counts. */
const DEFAULT_MONTHS = 36

/** Records that name the manager of a work: a bid result, or a construction permit (PPL-01, PPL-03). */
type WorkSource = 'winning' | 'permit'

/** A work with a manager, from one record. Days are YYYY-MM-DD; null if the record has none. */
export interface ManagedWork {
  readonly id: string
  readonly by: WorkSource
  /** Shared by all records of one project. */
  readonly projectCode: string | null
  readonly name: string
  readonly companyName: string | null
  readonly awardedOn: string | null
  /** Permits only. */
  readonly permittedOn: string | null
  readonly signedOn: string | null
  readonly startedOn: string | null
  readonly dueOn: string | null
  readonly completedOn: string | null
  /** unsigned, signed, building, completed; for a permit null or completed. */
  readonly state: string | null
  readonly duration: number | null
}

/** A work that its manager is inferred to be busy with, and the reason. */
interface OngoingWork {
  readonly id: string
  readonly name: string
  readonly companyName: string | null
  readonly projectCode: string | null
  readonly sources: readonly WorkSource[]
  readonly since: string
  /** Null if neither the end nor the duration is known. */
  readonly expectedEnd: string | null
  /** The inference, in one sentence. */
  readonly reason: string
}

const sinceOf = ({ startedOn, permittedOn, signedOn, awardedOn }: ManagedWork) => {
  if (startedOn !== null) return { since: startedOn, began: '开工' }
  if (permittedOn !== null) return { since: permittedOn, began: '取得施工许可' }
  if (signedOn !== null) return { since: signedOn, began: '签约' }
  return awardedOn === null ? null : { since: awardedOn, began: '中标' }
}

const endOf = ({ dueOn, duration }: ManagedWork, since: string, began: string) => {
  if (dueOn !== null) return { end: dueOn, told: `计划 ${dueOn} 完工` }
  if (duration === null || duration <= 0) return { end: null, told: '没有写明完工日期和工期' }
  const end = addDays(since, duration)
  return { end, told: `按${began}起 ${duration} 天的工期，预计 ${end} 完工` }
}

const isCompleted = ({ completedOn, state }: ManagedWork) => completedOn !== null || state === 'completed'

/**
 * The work as ongoing at `now` (ms), if its manager is inferred to be busy with it (PPL-01, PPL-03): it is not recorded
 * as completed, and its expected end is at most 180 days past, or, without a known end, it began less than three years
 * ago. Null otherwise. This is an inference: a change of the manager may not have been published.
 */
export function inferOngoingWork(work: ManagedWork, now: number): OngoingWork | null {
  if (isCompleted(work)) return null
  const began = sinceOf(work)
  if (began === null) return null
  const { since } = began
  const { end, told: source } = endOf(work, since, began.began)
  const today = dayOf(now)
  const last = end === null ? addMonths(since, DEFAULT_MONTHS) : addDays(end, OVERDUE_DAYS)
  if (since > today || last < today) return null
  const late = end !== null && end < today ? '，已过期但没有收录完工' : '，没有收录完工'
  return {
    id: work.id,
    name: work.name,
    companyName: work.companyName,
    projectCode: work.projectCode,
    sources: [work.by],
    since,
    expectedEnd: end,
    reason: `${since} ${began.began}，${source}${late}`,
  }
}

/** The time of a work on a timeline: its beginning, and its recorded or expected end. */
export interface WorkSpan {
  readonly since: string
  /** The event at `since`: 开工, 取得施工许可, 签约, 中标. */
  readonly began: string
  /** Null if neither the end nor the duration is known. */
  readonly end: string | null
  /** `ended`: neither recorded as completed nor inferred to be under way. */
  readonly state: 'completed' | 'ongoing' | 'ended'
}

/** The time of a work at `now` (ms); null without a beginning. */
export function findWorkSpan(work: ManagedWork, now: number): WorkSpan | null {
  const start = sinceOf(work)
  if (start === null) return null
  const { since, began } = start
  const end = work.completedOn ?? endOf(work, since, began).end
  if (isCompleted(work)) return { since, began, end, state: 'completed' }
  return { since, began, end, state: inferOngoingWork(work, now) === null ? 'ended' : 'ongoing' }
}

const byEnd = (a: OngoingWork, b: OngoingWork) =>
  (b.expectedEnd ?? '9').localeCompare(a.expectedEnd ?? '9') || (a.id < b.id ? -1 : 1)

const isOfProject = (item: { readonly projectCode: string | null }, code: string | null) =>
  code !== null && item.projectCode === code

/** One permit per project, the last to end: units of one project are one work. */
const firstOfProjects = (permits: readonly OngoingWork[]): OngoingWork[] =>
  permits
    .toSorted(byEnd)
    .filter(
      (permit, i, all) =>
        all.findIndex((other) => isOfProject(other, permit.projectCode)) === i || !permit.projectCode,
    )

/**
 * The works that a person is inferred to be busy with, the last to end first (PPL-01). Permits of a project count once.
 * They do not count if a bid result of the project counts, or is recorded as completed (PPL-03).
 * @param works all works that name the person; completed ones are needed only for bid results whose project has a
 * permit
 */
export function listOngoingWorks(works: readonly ManagedWork[], now: number): readonly OngoingWork[] {
  const results = works.filter(({ by }) => by === 'winning')
  const inferred = (some: readonly ManagedWork[]) => some.flatMap((work) => inferOngoingWork(work, now) ?? [])
  const permits = firstOfProjects(inferred(works.filter(({ by }) => by === 'permit')))
  const wins = inferred(results).map((win): OngoingWork => {
    const isPermitted = permits.some((permit) => isOfProject(permit, win.projectCode))
    return isPermitted ? { ...win, sources: ['winning', 'permit'] } : win
  })
  const others = permits.filter(
    ({ projectCode }) =>
      !wins.some((win) => isOfProject(win, projectCode)) &&
      !results.some((result) => isOfProject(result, projectCode) && isCompleted(result)),
  )
  return [...wins, ...others].sort(byEnd)
}

const SOURCE_NAMES: Readonly<Record<WorkSource, string>> = { winning: '中标结果', permit: '施工许可' }

const NONE = '收录的中标结果和施工许可中，没有担任项目经理且未完工的项目'

/**
 * The state of a constructor, its end and its reason, with the records behind it (PPL-01, PPL-03).
 * @param works the last to end first; those without an expected end before all others
 */
export function describeSite(works: readonly OngoingWork[]) {
  const of = ({ name, companyName, sources, reason }: OngoingWork) => {
    const from = sources.map((source) => SOURCE_NAMES[source]).join('和')
    return `${name}${companyName === null ? '' : `（${companyName}）`}，据${from}：${reason}`
  }
  return {
    state: works.length === 0 ? 'free' : works.length === 1 ? 'one' : 'many',
    count: works.length,
    until: works[0]?.expectedEnd ?? null,
    basis: works.length === 0 ? NONE : works.map(of).join('；'),
  } as const
}
