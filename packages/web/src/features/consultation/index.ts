export { ChatCard } from './chat/chat-card'
export { ConsultForm, type ConsultFormProps, type SendConsultation } from './consult-form'
export {
  ConsultationsView,
  type OwnConsultation,
  type OwnConsultationPage,
} from './consultations.view'
