export { createReadingFeature, readingFeature } from './reading.feature'
