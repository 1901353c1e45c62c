export * from './audit'
export * from './login'
export * from './member'
export * from './roles'
