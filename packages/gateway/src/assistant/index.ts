export type { Answerer, Question, Step } from './answerer.ports'
export { assistantFeature, assistantFeatureWith } from './assistant.feature'
export { embeddedAnswerer } from './embedded/embedded.answerer'
