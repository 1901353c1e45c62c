export * from './movements'
export * from './payout'
export * from './top-up'
