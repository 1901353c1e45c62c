import { ARREARS_WORDS, type CreditEntry, isInForce, matterOf, severityOf } from '../credit-verdict'
import { addMonths } from '../formatting'
import { REPAIR_PROCEDURES, type RepairProcedure } from './procedures.data'

/**
 * open: the minimum period is over · later: it ends on `from` · condition: there is no period to wait for, the duty
 * alone decides · done: repaired · ended: no longer published · unknown: the decision has no date.
 */
type RepairState = 'open' | 'condition' | 'later' | 'unknown' | 'done' | 'ended'

/** The repair of one adverse entry. */
export interface RepairAdvice {
  readonly state: RepairState
  /** The first day on which it may be applied for, YYYY-MM-DD; null where none follows from the entry. */
  readonly from: string | null
  readonly title: string
  readonly office: string
  readonly procedure: RepairProcedure
}

/** Months of the minimum publication by the weight of a penalty; a warning may be repaired at once (CRR-01). */
const PERIODS = { light: 0, ordinary: 3, grave: 12 } as const
/** Months after the correction, whose day no entry states: the decision is the earliest day to count from. */
const WAGES_MONTHS = 6
const WAGES = new RegExp(ARREARS_WORDS, 'g')

const isWarning = ({ item, amount }: CreditEntry): boolean => !amount && /警告|通报批评/.test(item ?? '')

const procedureOf = (entry: CreditEntry): RepairProcedure => {
  const { entryType, item } = entry
  if (entryType === 'sanction') return REPAIR_PROCEDURES.sanction
  if (matterOf(entry) === 'arrears') return REPAIR_PROCEDURES.wages
  if (/被执行人/.test(item ?? '')) return REPAIR_PROCEDURES.enforcement
  return /经营异常/.test(item ?? '') ? REPAIR_PROCEDURES.abnormal : REPAIR_PROCEDURES.listing
}

/** The minimum period of an entry in months; null where the duty alone decides. */
const periodOf = (entry: CreditEntry, { key }: RepairProcedure): number | null => {
  if (key === 'wages') return WAGES_MONTHS
  if (key !== 'sanction') return null
  if (isWarning(entry)) return PERIODS.light
  // Wages make every entry grave for the verdict; the period follows from the decision and the fine alone.
  const decision = { ...entry, item: (entry.item ?? '').replaceAll(WAGES, '') }
  return severityOf(decision) === 3 ? PERIODS.grave : PERIODS.ordinary
}

const stateOf = (entry: CreditEntry, from: string | null, today: string, { key }: RepairProcedure) => {
  if (entry.state === 'repaired') return 'done'
  if (!isInForce(entry, today)) return 'ended'
  if (key === 'wages') return from !== null && from > today ? 'later' : 'condition'
  if (key !== 'sanction') return 'condition'
  if (from === null) return 'unknown'
  return from > today ? 'later' : 'open'
}

const titleOf = (
  state: RepairState,
  from: string | null,
  { repairedOn }: CreditEntry,
  { key }: RepairProcedure,
): string => {
  switch (state) {
    case 'open':
      return `${from} 起可申请修复`
    case 'later':
      return key === 'wages'
        ? `自改正之日起满 ${WAGES_MONTHS} 个月后可申请，不早于 ${from}`
        : `${from} 起可申请，尚未满最短公示期`
    case 'condition':
      return key === 'wages' ? `自改正之日起满 ${WAGES_MONTHS} 个月后可申请移出` : '履行义务后可申请移出'
    case 'unknown':
      return '未收录决定日期，无法推算'
    case 'done':
      return repairedOn ? `${repairedOn} 已修复` : '已修复，未收录修复日期'
    case 'ended':
      return '公示已期满，无需修复'
  }
}

/**
 * The repair of an entry on a day, or null where it says nothing against the company (CRR-01, CRR-02). The day is an
 * inference from the kind of the penalty and the day of its decision: the deciding office classifies it.
 * @param authority the office that the entry names
 */
export function adviseRepair(
  entry: CreditEntry,
  authority: string | null,
  today: string,
): RepairAdvice | null {
  if (matterOf(entry) === null) return null
  const procedure = procedureOf(entry)
  const months = periodOf(entry, procedure)
  const from = months === null || entry.decidedOn === null ? null : addMonths(entry.decidedOn, months)
  const state = stateOf(entry, from, today, procedure)
  const title = titleOf(state, from, entry, procedure)
  return {
    ...{ state, title, procedure, office: authority || procedure.office },
    from: state === 'condition' ? null : from,
  }
}

/** True when an application is possible now: the period is over, or only the duty decides (CRR-03). */
export function isRepairable({ state }: Pick<RepairAdvice, 'state'>): boolean {
  return state === 'open' || state === 'condition'
}

/** True when the first day of a repair has come since a member asked for a reminder, on the day `setOn` (CRR-04). */
export function isRemindedOf({ state, from }: Pick<RepairAdvice, 'state' | 'from'>, setOn: string): boolean {
  return state === 'open' && from !== null && from >= setOn
}

const ORDER: readonly RepairState[] = ['open', 'condition', 'later', 'unknown', 'done', 'ended']

/** The adverse entries with their repair: those open for an application first, then by their first day (CRR-03). */
export function listRepairs<E extends CreditEntry & { readonly authority?: string | null }>(
  entries: readonly E[],
  today: string,
): ReadonlyArray<{ readonly entry: E; readonly advice: RepairAdvice }> {
  return entries
    .flatMap((entry) => {
      const advice = adviseRepair(entry, entry.authority ?? null, today)
      return advice === null ? [] : [{ entry, advice }]
    })
    .sort(
      (a, b) =>
        ORDER.indexOf(a.advice.state) - ORDER.indexOf(b.advice.state) ||
        (a.advice.from ?? '').localeCompare(b.advice.from ?? ''),
    )
}
