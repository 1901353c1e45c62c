export { labourFeature } from './labour.feature'
export { postingCommand } from './posting-command'
export { postingRecord } from './posting-record'
