export * from './report'
export * from './report.state'
