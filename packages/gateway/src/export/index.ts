export { exportFeature } from './export.feature'
