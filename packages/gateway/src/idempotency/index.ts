export { idempotencyFeature } from './idempotency.feature'
export { findStoredAnswer as recall, once } from './once'
