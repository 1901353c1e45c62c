export * from './outbound'
export * from './short-link'
