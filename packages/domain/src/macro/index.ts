export * from './civic-works'
