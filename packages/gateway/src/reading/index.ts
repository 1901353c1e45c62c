export { accountSubject } from './reader'
export { readingFeature } from './reading.feature'
export { countExported, uncountExported } from './reading.store'
