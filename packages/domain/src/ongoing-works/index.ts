export * from './ongoing-works'
