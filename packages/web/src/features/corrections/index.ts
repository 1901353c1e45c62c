export { OwnReport, ReportButton } from './report-button'
export { ReportsView } from './reports.view'
