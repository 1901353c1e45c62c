export { comqueryBatch, comqueryCount } from './comquery.batch'
export { comqueryFailure, comqueryFeature } from './comquery.feature'
