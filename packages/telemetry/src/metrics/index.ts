export { type MetricsServer, serveMetrics } from './serve-metrics'
