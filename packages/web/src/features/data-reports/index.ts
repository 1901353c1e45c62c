export type { ListedReport } from './data-reports.types'
export { DataReportsView } from './data-reports.view'
