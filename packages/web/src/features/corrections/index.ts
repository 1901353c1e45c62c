export { OwnReport, ReportButton, type ReportTarget } from './report-button'
export { ReportsView } from './reports.view'
