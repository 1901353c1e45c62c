export { dataReportsFeature } from './data-reports.feature'
