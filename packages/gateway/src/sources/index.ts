export { sourcesFeature } from './sources.feature'
