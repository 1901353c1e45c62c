export * from './discount'
export * from './period'
export * from './win-rate'
