export { labourFeature } from './labour.feature'
export { decideOnPosting } from './labour.store'
