export { correctionsFeature } from './corrections.feature'
export { correctionsStore, type Report } from './corrections.store'
export { fieldLabel } from './field-label'
