export * from './config'
