export { staffingFeature } from './staffing.feature'
