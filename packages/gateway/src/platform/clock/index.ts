export { type Clock, fixedClock, MAX_CLOCK_SKEW, type MovableClock, movableClock, systemClock } from './clock'
export { type FollowedClock, followClock } from './followed-clock'
