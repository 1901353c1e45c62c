export * from './reference'
export * from './samples'
