export { labourFeature } from './labour.feature'
export { labourStore } from './labour.store'
