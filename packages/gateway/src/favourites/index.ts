export { favouritesFeature } from './favourites.feature'
export { countFavourites } from './favourites.store'
export { type RecordSummary as Glance, readRecordSummaries as glancesAt } from './record-summaries'
