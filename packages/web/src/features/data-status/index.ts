export { DataStatusView } from './data-status.view'
