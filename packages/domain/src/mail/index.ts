export * from './address'
export * from './code'
export * from './code-limits'
