import type { RequirementCheck } from '../my-company'
import { decideVerdict, sortChecks, type Verdict } from './verdict'

/** Maximum number of tenders per comparison. */
export const MAX_FITS = 100

/** The verdict on a company's bid for a tender, for its row in a list. */
export interface TenderFit {
  readonly of: Verdict['of']
  /** The number of unmet requirements, else of unknown ones, else of met ones. */
  readonly count: number
  /** 可投, 差 2 项, 1 项待定. */
  readonly text: string
  /** The deciding requirement: the first unmet one, else the first unknown one. */
  readonly reason: string
}

/**
 * The verdict of a tender in one line of a list (BID-09): the same as on its page (BID-04), with the first deciding
 * requirement.
 */
export function summariseFit(checks: readonly RequirementCheck[]): TenderFit {
  const { of, text, met, missing, unknown } = decideVerdict(checks)
  const [first] = sortChecks(checks)
  const count = missing || unknown || met
  if (of === 'nothing' || !first) return { of: 'nothing', count: 0, text, reason: '请看招标文件' }
  return { of, count, text, reason: of === 'fit' ? `${met} 项要求全部满足` : first.label }
}

/** Notices without bids: a plan precedes them, an award follows them. */
const NOTICES_WITHOUT_BIDS = new Set(['plan', 'candidate', 'award'])

/** True when bids may still be accepted, as far as the tender's row shows (BID-09). */
export function takesBids(tender: { readonly expired: boolean; readonly noticeType?: unknown }): boolean {
  return !tender.expired && !NOTICES_WITHOUT_BIDS.has(String(tender.noticeType))
}
