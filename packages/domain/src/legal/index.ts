export * from './deadlines'
export * from './minors'
export * from './query-ban'
export * from './texts'
