export { OwnReport, ReportButton, type ReportTarget } from './report-button'
export { type OwnReportItem, type OwnReportPage, ReportsView } from './reports.view'
