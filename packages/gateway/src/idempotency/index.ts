export { idempotencyFeature } from './idempotency.feature'
export { once } from './once'
