export * from './aggregate'
