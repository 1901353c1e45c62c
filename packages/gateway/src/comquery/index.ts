export { type ComqueryList, comqueryBatch, comqueryCount } from './comquery.batch'
export { comqueryFailure, comqueryFeature } from './comquery.feature'
