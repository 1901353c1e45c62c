export * from './credit-entry'
export * from './credit-figures'
export * from './judge-credit'
export * from './verdict'
