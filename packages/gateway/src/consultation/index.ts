export { consultationFeature } from './consultation.feature'
export { consultationStore } from './consultation.store'
