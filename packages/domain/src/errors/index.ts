export * from './catalogue'
export * from './codes'
export * from './pages'
export * from './shell-actions'
