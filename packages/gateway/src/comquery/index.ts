export { countComquery, readComqueryBatch } from './comquery.batch'
export { comqueryFailure, comqueryFeature } from './comquery.feature'
