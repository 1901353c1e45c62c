export { StaffingView } from './staffing.view'
