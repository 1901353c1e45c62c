export { insightFeature } from './insight.feature'
