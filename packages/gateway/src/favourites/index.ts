export { favouritesFeature } from './favourites.feature'
export { countFavourites } from './favourites.store'
export { type RecordSummary, readRecordSummaries } from './record-summaries'
