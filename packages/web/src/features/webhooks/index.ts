export { DeliveriesView, type DeliveryFilter } from './deliveries.view'
export { WebhookGuide } from './webhook-guide'
export { WEBHOOK_BODY, WEBHOOK_HEADER, WEBHOOK_RECEIVERS } from './webhook-samples'
export { WebhooksView } from './webhooks.view'
