export { labourFeature } from './labour.feature'
export { labourStore } from './labour.store'
export { postingRecord } from './posting-record'
