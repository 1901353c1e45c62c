export { correctionsFeature } from './corrections.feature'
export { reportCommand } from './report-command'
