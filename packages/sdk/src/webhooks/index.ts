export {
  isWebhookEvent,
  type UnknownWebhookEvent,
  type WebhookDigest,
  type WebhookEvent,
  type WebhookItem,
} from '@zhushutong/domain/webhooks'
export { isWebhookError, type VerifyOptions, verifyWebhook, type WebhookError } from './verify-webhook'
