export * from './cookies'
export * from './logout'
export * from './member-refresh'
export * from './server-loads'
