export { idempotencyFeature } from './idempotency.feature'
export { findStoredAnswer, once } from './once'
