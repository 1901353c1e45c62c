export {
  ADD_ON_EXPORTS_PER_MONTH,
  ENTERPRISE_VIP,
  FREE_SUBSCRIPTIONS,
  HEADCOUNT,
  SVIP_BENEFITS,
  TRIAL_EXPORTS_PER_MONTH,
} from './benefits'
export {
  beginGift,
  checkGiftForm,
  GIFT_LIMITS,
  GIFT_STATE_LABELS,
  GIFT_STATES,
  GIFT_TEXTS,
  type GiftForm,
  type GiftState,
  type GivenAlone,
  refuseDecision,
} from './gift'
export { deriveViewer, type IncrementType, type MemberInfo, type VipInfo } from './member'
export { COMPARISON, type ComparedColumn, PLAN_BENEFITS, TRIAL_POINTS } from './plan-benefits'
export {
  findMembershipKind,
  findOwnHolding,
  type Holding,
  isInForce,
  MEMBERSHIP_KINDS,
  type MembershipKind,
  membershipName,
  type PaidTerm,
  PLAN_GROUP_NAMES,
  type PlanGroup,
  planGroupOf,
} from './plans'
export { calculateRefund, countUsedDays, REFUND_REFUSALS, type RefundRequest } from './refund'
export {
  closeReminder,
  formatReminder,
  isReminderHidden,
  isUrgentReminder,
  listExpiryReminders,
  listReminderWindows,
  purchaseVerbOf,
  type ReminderClosing,
  type ReminderItem,
  type ReminderWindow,
} from './reminder'
export { isPaidTerm, isRenewal, isTrial } from './terms'
