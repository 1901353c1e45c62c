export * from './accounts'
export * from './check'
export * from './entries'
export * from './revenue'
