export { consultationFeature } from './consultation.feature'
export { type Consultation, consultationStore } from './consultation.store'
export { consultationCommand } from './consultation-command'
