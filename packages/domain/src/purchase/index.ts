export { buildPurchaseHref, findProductKind, type PurchaseAddress, parsePurchaseAddress } from './address'
export { dueFen, walletFenOf } from './choosing'
export {
  applyPayment,
  CLOSE_REASON_LABELS,
  CLOSE_REASONS,
  type CloseReason,
  closeWhenDue,
  closingTime,
  extendMembership,
  ORDER_LIFETIME_MS,
  ORDER_STATUS_LABELS,
  ORDER_STATUSES,
  type OrderStatus,
  type PayableOrder,
  type Payment,
  TRANSFER_LIFETIME_DAYS,
} from './order'
export { calculateOrderRefund, describeRefund, isActivityPrice, REFUND_RULES } from './order-refund'
export {
  findPromotionYuan,
  formatUpsell,
  isPopupHiddenOn,
  listShownPackages,
  type PricePackage,
  readBuyer,
  type ShownPackage,
  UPSELL_LABELS,
} from './packages'
export { PURCHASE_PATH } from './path'
export { formatCountdown } from './paying'
export { formatOrderWaits } from './paying-texts'
export type { PaymentDialogType } from './payment-dialog-type'
export { PAYMENT_DIALOGS } from './payment-dialogs'
export { PHONE_TILL_FAILED, phoneTill } from './phone-till'
export { maxPoints, POINT_FEN, payableFen, takesPoints } from './points'
export {
  type Buyer,
  calculateCharge,
  calculateEnterprisePrice,
  calculatePrice,
  isHeadcount,
  type Price,
  type PriceReason,
  type Prices,
  parseHeadcount,
} from './price'
export {
  checkPlanMove,
  checkPricePlan,
  findPlanPhase,
  MAX_PLAN_REASON,
  type PlannedPrices,
  PRICE_PLAN_PHASE_LABELS,
  PRICE_PLAN_PHASES,
  PRICE_PLAN_STATES,
  type PricePlanEvent,
  type PricePlanForm,
  type PricePlanPhase,
  parseMoment,
} from './price-plan'
export {
  calculateTerm,
  combinedListFen,
  findOpeningProduct,
  formatProductName,
  type ProductKind,
  priceCombined,
  productKindName,
} from './products'
export { purchaseFlow } from './purchase.flow'
export type {
  CallError,
  NewOrder,
  OrderGateway,
  OrderType,
  PaidOrder,
  PayStatus,
} from './purchase.ports'
export type { Product, PurchaseEvent, PurchaseState, Selection } from './purchase.state'
export {
  checkRefundReason,
  decideLatePayment,
  isApprovedByRule,
  leavesOrder,
  MAX_REFUND_ATTEMPTS,
  MAX_REFUND_REASON,
  MIN_REFUND_REASON,
  mayApproveRefund,
  moveRefund,
  orderStatusDuring,
  REFUND_CAUSE_LABELS,
  REFUND_CAUSES,
  REFUND_STATE_LABELS,
  REFUND_STATES,
  REFUND_SUM_WITHIN_MS,
  type RefundCause,
  type RefundEvent,
  type RefundState,
  type RefundsAlone,
  refundRetryMs,
  splitRefund,
} from './refunding'
export { AGREEMENT_DIALOG, SUCCESS_FIELDS } from './texts'
export {
  checkTransferEntry,
  findTransferState,
  missingFen,
  TRANSFER_STATE_LABELS,
  TRANSFER_STATES,
  type TransferEntry,
  type TransferProblem,
  type TransferState,
  transferTime,
} from './transfers'
