export { insightFeature } from './insight.feature'
export { readCompanyInsight } from './insight.store'
export { readCompanyMeetings } from './meetings.store'
