import { type Tier, tierOf, VISITOR, type Viewer } from '../access'
import { addMonths, dayOf, endOfDay, parseDay } from '../formatting'
import { WIDENED_TIMES } from './rate'

/** Who reads, as daily budgets tell them apart: the tiers, and search engines' verified crawlers (REA-01). */
export type ReadingTier = Tier | 'crawler'

/** Distinct records that may be read in a day of Asia/Shanghai (REA-01). */
export type ReadingBudgets = Readonly<Record<ReadingTier, number>>

/** The tier whose budget a reader has (REA-01). */
export function readingTierOf(viewer: Viewer, isCrawler = false): ReadingTier {
  return isCrawler && !viewer.loggedIn ? 'crawler' : tierOf(viewer)
}

/**
 * open: as the tier allows · masked: only what a non-member sees · challenge: a person's check first · login: only
 * after a login · over: nothing more today (REA-01).
 */
export type BudgetDecision = 'open' | 'masked' | 'challenge' | 'login' | 'over'

/**
 * What a reader gets who has read `read` distinct records today (REA-01). A member beyond the budget sees masked
 * rows; others, who see masked rows already, are checked, and a passed check widens their budget. Nobody walks on
 * beyond twice the budget.
 */
export function decideBudget(
  tier: ReadingTier,
  read: number,
  budgets: ReadingBudgets,
  widened: boolean,
): BudgetDecision {
  const budget = budgets[tier]
  if (read < budget) return 'open'
  if (tier === 'crawler') return 'over'
  if (read >= budget * WIDENED_TIMES) return tier === 'visitor' ? 'login' : 'over'
  if (tier === 'member') return 'masked'
  return widened ? 'open' : 'challenge'
}

/** How a member sees records beyond the daily budget: like someone who is logged in and holds nothing (REA-01). */
export const BEYOND_BUDGET: Viewer = { ...VISITOR, loggedIn: true }

/**
 * The access of a member after `read` records this month, those of free exports included, each once a day (REA-04):
 * masked rows beyond the budget, nothing beyond twice of it. Others have no monthly budget.
 */
export function decideMonth(tier: ReadingTier, read: number, budget: number): 'open' | 'masked' | 'over' {
  if (tier !== 'member' || read < budget) return 'open'
  return read < budget * WIDENED_TIMES ? 'masked' : 'over'
}

/** The part of an export that counts in the day's budget (REA-04): at most half of it, so that reading goes on. */
export function countInDay(exported: number, budget: number): number {
  return Math.min(exported, Math.floor(budget / 2))
}

/** The moment when the month's budget begins anew: the start of the next month in Asia/Shanghai, ms (REA-04). */
export function monthEnds(now: number): number {
  const first = `${dayOf(now).slice(0, 7)}-01`
  return parseDay(addMonths(first, 1)) ?? budgetEnds(now)
}

/** When the budget begins anew: the start of the next day in Asia/Shanghai, ms (REA-01). */
export function budgetEnds(now: number): number {
  return endOfDay(now) + 1
}
