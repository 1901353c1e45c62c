export { trackingFeature } from './tracking.feature'
