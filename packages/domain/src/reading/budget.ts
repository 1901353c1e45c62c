import { type Tier, tierOf, VISITOR, type Viewer } from '../access'
import { endOfDay } from '../formatting'
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

/** When the budget begins anew: the start of the next day in Asia/Shanghai, ms (REA-01). */
export function budgetEnds(now: number): number {
  return endOfDay(now) + 1
}
