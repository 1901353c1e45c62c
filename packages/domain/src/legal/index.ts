export * from './agreement-version'
export * from './deadlines'
export * from './texts'
