export { LeaveCountdown } from './leave-countdown'
