export { locationFeature } from './location.feature'
