export { countComquery as comqueryCount, readComqueryBatch as comqueryBatch } from './comquery.batch'
export { comqueryFailure, comqueryFeature } from './comquery.feature'
