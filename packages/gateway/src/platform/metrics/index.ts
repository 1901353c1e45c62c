export { watchEventLoop } from './event-loop'
export { mountMetrics } from './metrics'
