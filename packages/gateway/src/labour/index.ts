export { labourFeature } from './labour.feature'
export { labourStore, type Posting } from './labour.store'
export { postingCommand } from './posting-command'
export { postingRecord } from './posting-record'
