export { correctionsFeature, fieldLabel } from './corrections.feature'
export { correctionsStore, type Report } from './corrections.store'
export { reportCommand } from './report-command'
