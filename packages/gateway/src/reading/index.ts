export { accountSubject } from './reader'
export { createReadingFeature, readingFeature } from './reading.feature'
export { countExported } from './reading.store'
