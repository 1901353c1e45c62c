export * from './page-url'
export * from './pager'
