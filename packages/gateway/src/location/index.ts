export { describePlace } from './describe-place'
export { locationFeature } from './location.feature'
