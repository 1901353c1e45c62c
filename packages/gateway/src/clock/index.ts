export * from './clock'
export * from './every'
