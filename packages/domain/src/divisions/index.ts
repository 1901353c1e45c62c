export * from './divisions'
