import { type Tier, tierOf, VISITOR, type Viewer } from '../access'
import { addMonths, dayOf, endOfDay, parseDay } from '../formatting'
import { WIDENED_TIMES } from './rate'

/** Groups of readers with a daily budget: the tiers, and verified crawlers of search engines (REA-01). */
export type ReadingTier = Tier | 'crawler'

/** Distinct records that may be read in a day of Asia/Shanghai (REA-01). */
export type ReadingBudgets = Readonly<Record<ReadingTier, number>>

/** The tier that determines a reader's budget (REA-01). */
export function readingTierOf(viewer: Viewer, isCrawler = false): ReadingTier {
  return isCrawler && !viewer.loggedIn ? 'crawler' : tierOf(viewer)
}

/**
 * open: as the tier allows · masked: only the fields that a non-member sees · challenge: human verification first ·
 * login: only after a login · over: nothing more today (REA-01).
 */
export type BudgetDecision = 'open' | 'masked' | 'challenge' | 'login' | 'over'

/**
 * The access of a reader after `read` distinct records today (REA-01). A member beyond the budget sees masked rows.
 * Visitors and non-members, who see masked rows already, need the human verification, which widens the budget. Beyond
 * twice the budget, a visitor has to log in and all others are refused; a crawler is refused beyond its budget.
 * @param mayVerify false for an API key, which is refused where a person would be verified (KEY-04)
 */
export function decideBudget(
  tier: ReadingTier,
  read: number,
  budgets: ReadingBudgets,
  widened: boolean,
  mayVerify = true,
): BudgetDecision {
  const budget = budgets[tier]
  if (read < budget) return 'open'
  if (tier === 'crawler') return 'over'
  if (read >= budget * WIDENED_TIMES) return tier === 'visitor' ? 'login' : 'over'
  if (tier === 'member') return 'masked'
  if (widened) return 'open'
  return mayVerify ? 'challenge' : 'over'
}

/** The viewer for a member's records beyond the daily budget: logged in, without any membership. */
export const BEYOND_BUDGET: Viewer = { ...VISITOR, loggedIn: true }

/**
 * The access of a member after `read` records this month (REA-04): masked rows beyond the budget, nothing beyond twice
 * the budget. Records of free exports count; each record counts once a day. Other tiers have no monthly budget.
 */
export function decideMonth(tier: ReadingTier, read: number, budget: number): 'open' | 'masked' | 'over' {
  if (tier !== 'member' || read < budget) return 'open'
  return read < budget * WIDENED_TIMES ? 'masked' : 'over'
}

/**
 * The part of an export that counts in the day's budget (REA-04): at most half of the budget, so that reading remains
 * possible.
 */
export function countInDay(exported: number, budget: number): number {
  return Math.min(exported, Math.floor(budget / 2))
}

/** The start of the next monthly budget: the next month in Asia/Shanghai, ms (REA-04). */
export function monthEnds(now: number): number {
  const first = `${dayOf(now).slice(0, 7)}-01`
  return parseDay(addMonths(first, 1)) ?? budgetEnds(now)
}

/** The start of the next daily budget: the next day in Asia/Shanghai, ms (REA-01). */
export function budgetEnds(now: number): number {
  return endOfDay(now) + 1
}
