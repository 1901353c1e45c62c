export { checkWebhookUrl, isLocalHost, isPublicAddress, MAX_WEBHOOK_URL } from './address'
export {
  ANSWER_WITHIN,
  ATTEMPT_FAILURE_LABELS,
  ATTEMPT_FAILURES,
  type AttemptFailure,
  calculateNextTry,
  DELIVERY_CAUSES,
  DELIVERY_STATES,
  type DeliveryCause,
  type DeliveryState,
  isTaken,
  isToStop,
  MAX_ANSWER,
  RETRY_AFTER,
  STOPPED_AFTER,
  WEBHOOK_RETENTION_DAYS,
} from './delivery'
export {
  checkWebhookForm,
  MAX_CHOSEN,
  MAX_WEBHOOK_NAME,
  MAX_WEBHOOKS,
  trimWebhookForm,
  WEBHOOK_LIMITS,
  WEBHOOK_TEXTS,
  type WebhookForm,
} from './endpoint-form'
export {
  hasForgotten,
  isWebhookEvent,
  type UnknownWebhookEvent,
  type WebhookDigest,
  type WebhookEvent,
  type WebhookItem,
} from './event'
export { SUBSCRIPTION_EVENTS, type SubscriptionEvent, WEBHOOK_EVENTS } from './event-types'
export {
  formatSignature,
  formatSignedText,
  isFresh,
  parseSignature,
  ROTATION_MS,
  SECRET_PREFIX,
  SIGNATURE_HEADER,
  SIGNATURE_TOLERANCE,
} from './signature'
