export * from './key-form'
export * from './scopes'
