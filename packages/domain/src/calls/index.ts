export * from './headers'
export * from './limits'
export * from './secure'
