export * from './deadlines'
export * from './minors'
export * from './texts'
