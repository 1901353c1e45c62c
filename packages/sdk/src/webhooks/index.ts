export type { WebhookDigest, WebhookEvent, WebhookItem } from '@zhushutong/domain/webhooks'
export { isWebhookError, type VerifyOptions, verifyWebhook, type WebhookError } from './verify-webhook'
