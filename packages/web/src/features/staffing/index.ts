export { type Check, StaffingView } from './staffing.view'
