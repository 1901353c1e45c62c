export { createWebhooksFeature } from './webhooks.feature'
export { writeDigestEvent } from './write-event'
