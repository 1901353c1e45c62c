export { insightFeature } from './insight.feature'
export { readCompanyInsight } from './insight.store'
