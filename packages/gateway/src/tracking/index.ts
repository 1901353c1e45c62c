export { trackingFeature } from './tracking.feature'
export { readTrackingChoice } from './tracking.store'
export { countSteps, findMostViewed } from './usage.store'
