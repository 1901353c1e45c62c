export { consultationFeature } from './consultation.feature'
export { findConsultation, saveConsultationAnswer, stepConsultation } from './consultation.store'
