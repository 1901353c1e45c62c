export * from './record'
export * from './tracking.machine'
