export * from './graph'
export * from './relations'
