export {
  calculateDiscount,
  countDiscountSteps,
  DISCOUNT_STEP,
  DISCOUNT_STEPS,
  discountStepOf,
  MAX_DISCOUNT,
} from './discount'
export {
  changeOf,
  describeChange,
  FIGURE_YEARS,
  figurePeriod,
  type MonthOfWins,
  type SumOfWins,
  sortWinsByMonth,
  sumWins,
  type TwoYearsOfWins,
} from './period'
export { calculateSpread, SPREAD_SHARES, type Spread, spreadFrom } from './spread'
export {
  type BidTally,
  foldSmallSamples,
  formatPercent,
  isSmallSample,
  NOT_KNOWN_TEXT,
  SMALL_SAMPLE,
  SMALL_SAMPLE_TEXT,
  winRateOf,
} from './win-rate'
export { listChartYears } from './years'
