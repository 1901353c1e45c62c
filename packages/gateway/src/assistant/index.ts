export { assistantFeature, assistantFeatureWith } from './assistant.feature'
export { embeddedAnswerer } from './embedded/embedded.answerer'
