export type { TrackingRecord } from '@zhushutong/domain/tracking'
export {
  createTracker,
  type Tracker,
  type TrackerClock,
  type TrackerOptions,
  type TrackingClient,
} from './tracker'
