export { ChatCard } from './chat/chat-card'
export { ConsultForm, type ConsultFormProps } from './consult-form'
export { ConsultationsView } from './consultations.view'
