export {
  BEYOND_BUDGET,
  type BudgetDecision,
  budgetEnds,
  countInDay,
  decideBudget,
  decideMonth,
  monthEnds,
  type ReadingBudgets,
  type ReadingTier,
  readingTierOf,
} from './budget'
export { type Crawler, findClaimedCrawler, isCrawlerHost } from './crawlers'
export { networkOf } from './network'
export { isBeyondFirstPages } from './pages'
export {
  addCall,
  callWeight,
  decideRate,
  fullestBucket,
  isWidened,
  type RateDecision,
  type ReadingCounter,
  type ReadingRate,
  ratePerMinute,
  strictestDecision,
  WIDENED_TIMES,
} from './rate'
export { banText, CHALLENGE_TEXT, LOGIN_TEXTS, maskedText, overText, waitText } from './texts'
