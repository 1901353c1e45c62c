export { correctionsFeature } from './corrections.feature'
export { decideOnCorrection, submitCorrection } from './corrections.store'
