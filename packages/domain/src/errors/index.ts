export * from './catalogue'
export * from './pages'
export * from './shell-actions'
