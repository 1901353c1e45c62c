export * from './divisions'
export type { Division } from './table'
