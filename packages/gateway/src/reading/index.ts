export { accountSubject } from './reader'
export { createReadingFeature, readingFeature } from './reading.feature'
export { countExported, uncountExported } from './reading.store'
