export {
  CHAT_LIMITS,
  CHAT_RETENTION_MS,
  CHAT_TEXTS,
  type ChatPresence,
  checkChatText,
  describePresence,
  isStaffPresent,
  LATE_ANSWER_MS,
  MAX_CHAT_PICTURE_BYTES,
  MAX_CHAT_TEXT,
} from './chat'
export {
  CONSULTATION_LENGTHS,
  CONSULTATION_LIMITS,
  CONSULTATION_TEXTS,
  type ConsultationInput,
  type ConsultationProblem,
  checkConsultation,
  formatConsultationNumber,
  trimConsultation,
} from './consultation'
export {
  CONSULTATION_STATE_LABELS,
  CONSULTATION_STATES,
  type ConsultationState,
  type ConsultationStep,
  MAX_NOTE,
  moveConsultation,
  type StepRefusal,
} from './consultation.state'
export {
  type AnswerRefusal,
  ASKER_STATE_LABELS,
  ASKER_STATES,
  type AskerState,
  answerConsultation,
  findAskerState,
  MAX_CONSULTATION_ANSWER,
} from './consultation-answer'
export { formatServiceHours, isServiceTime, parseServiceHours, type ServiceHours } from './service-hours'
export { CONSULTATION_TOPICS, type ConsultationTopic, topicLabel } from './topics'
