export { watchEventLoop } from './event-loop'
export type { Gauge } from './gauge'
export { startMetrics } from './start-metrics'
