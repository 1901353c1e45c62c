export * from './count-sites'
export * from './ongoing-works'
