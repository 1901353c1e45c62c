export * from './agreement-version'
export * from './deadlines'
export * from './minors'
export * from './texts'
