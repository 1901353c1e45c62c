export { labourFeature } from './labour.feature'
export { labourStore, type Posting } from './labour.store'
export { postingRecord } from './posting-record'
export { postingView } from './posting-view'
