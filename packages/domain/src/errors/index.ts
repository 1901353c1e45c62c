export * from './catalogue'
export * from './pages'
export * from './react'
