export * from './distance'
export * from './divisions'
export type { Division } from './table'
