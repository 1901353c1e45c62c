export { idempotencyFeature } from './idempotency.feature'
export { once, recall } from './once'
