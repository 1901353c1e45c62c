export { ConsultForm, type ConsultFormProps, type SendConsultation } from './consult-form'
