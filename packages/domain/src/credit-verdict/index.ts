export * from './credit-entry'
export * from './judge-credit'
export * from './verdict'
