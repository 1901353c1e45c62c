export { type OwnerAward, type OwnerWinner, summariseAwards } from './award-history'
export { writeCalendarFile } from './calendar-file'
export { type Deadline, describeDeadline, formatMoment } from './deadline'
export {
  arrangeDueTenders,
  DUE_WITHIN_DAYS,
  type DueTender,
  type DueTenders,
  MAX_DUE_COMPARED,
} from './due-tenders'
export { MAX_FITS, summariseFit, takesBids } from './fit'
export { findClauses, type NoticeBlock, readNotice } from './notice'
export { explainRival, formatCases, formatExpectedBidders, type RivalCounts } from './rivals'
export { listSimilarTenders, type OpenTender } from './similar'
export { buildTimeline, type TenderSchedule, type Timeline } from './timeline'
export { MAX_TRIAL_DISCOUNT, placeTrialPrice, priceAtDiscount, readTrialPrice } from './trial-price'
export { decideVerdict, sortChecks, type Verdict } from './verdict'
