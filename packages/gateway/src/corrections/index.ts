export { correctionsFeature } from './corrections.feature'
export { correctionsStore } from './corrections.store'
