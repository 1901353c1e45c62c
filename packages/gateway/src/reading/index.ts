export { accountSubject } from './reader'
export { readingFeature } from './reading.feature'
export { countExported, findDayReads, uncountExported } from './reading.store'
