export { type DecisionCell, DecisionCellView, DecisionHead } from './decision-head'
export { findClauseHref, NoticeView } from './notice.view'
export { OwnerAwardsView } from './owner-awards.view'
export { RemindCard } from './remind-card'
export { RivalsView } from './rivals.view'
export { SimilarLoading, SimilarTenders } from './similar-tenders'
export {
  awardedCell,
  biddersCell,
  deadlineCell,
  discountCell,
  loadingCell,
  priceCell,
  verdictCell,
} from './tender-cells'
export { TimelineView } from './timeline.view'
export { TrialPriceSlot } from './trial-price-slot'
