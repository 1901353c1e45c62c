export { dataStatusFeature } from './data-status.feature'
export { readDataStatus } from './read-data-status'
