export { isCountedKeyword } from './counted-search'
export {
  buildFunnel,
  FUNNEL_LABELS,
  FUNNEL_STEPS,
  PURCHASE_DIALOG,
  type StepCount,
  TRACKED_TYPES,
  USAGE_PERIODS,
  type UsagePeriod,
} from './funnel'
export { trackedAddress } from './page-address'
export { TRACKED_EVENTS, TRACKING_MS, type TrackingRecord } from './record'
export { type TrackingPort, trackingFlow } from './tracking.flow'
