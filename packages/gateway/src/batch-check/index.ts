export { batchCheckFeature } from './batch-check.feature'
