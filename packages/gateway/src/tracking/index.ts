export { trackingFeature } from './tracking.feature'
export { readTrackingChoice } from './tracking.store'
