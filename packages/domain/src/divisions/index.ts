export * from './distance'
export * from './divisions'
export * from './offices'
export type { Division } from './table'
