export { consultationFeature } from './consultation.feature'
export { saveConsultationAnswer } from './consultation.store'
