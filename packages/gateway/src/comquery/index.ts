export { comqueryFeature } from './comquery.feature'
