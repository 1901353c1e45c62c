import type { RequirementCheck } from '../my-company'
import { decideVerdict, sortChecks, type Verdict } from './verdict'

/** Tenders that are compared at once. */
export const MAX_FITS = 100

/** Whether a company can bid for a tender, as its row in a list says it. */
export interface TenderFit {
  readonly of: Verdict['of']
  /** How many requirements are unmet, else unknown, else met. */
  readonly count: number
  /** 可投, 差 2 项, 1 项待定. */
  readonly text: string
  /** What decides it: the first requirement that is unmet, else the first that is unknown. */
  readonly reason: string
}

/**
 * The verdict of a tender in one line of a list (BID-09): that of its page (BID-04) with the first requirement that
 * decides it.
 */
export function summariseFit(checks: readonly RequirementCheck[]): TenderFit {
  const { of, text, met, missing, unknown } = decideVerdict(checks)
  const [first] = sortChecks(checks)
  const count = missing || unknown || met
  if (of === 'nothing' || !first) return { of: 'nothing', count: 0, text, reason: '请看招标文件' }
  return { of, count, text, reason: of === 'fit' ? `${met} 项要求全部满足` : first.label }
}

/** Notices without bids: a plan is before them, an award after. */
const NOTICES_WITHOUT_BIDS = new Set(['plan', 'candidate', 'award'])

/** Whether bids may still be taken, as far as a tender's row tells (BID-09). */
export function takesBids(tender: { readonly expired: boolean; readonly noticeType?: unknown }): boolean {
  return !tender.expired && !NOTICES_WITHOUT_BIDS.has(String(tender.noticeType))
}
