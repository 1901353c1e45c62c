export { exportFeature } from './export.feature'
export { exportRightsOf, MEMBERS_ONLY } from './request-export'
export { takeExportItem } from './use-one-item'
