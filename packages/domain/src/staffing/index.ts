export * from './gap'
export * from './standards'
