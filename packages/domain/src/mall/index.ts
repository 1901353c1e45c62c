export * from './major-projects'
export * from './product'
export { DATA_PRODUCTS } from './product.data'
