export { observeCalls } from './calls'
export { listen, type Measurement, publish } from './measurements'
export { findTraceId, observe, observeProvider, traceWith } from './observe'
