export { mountAttachments } from './attachment'
export {
  type CallContext,
  type ResolveSession,
  readContext as contextOf,
  type Session,
  sessionOf,
  tokenOf,
} from './context'
export { createSecure } from './encryption/encrypted'
export { loadKeyPair } from './encryption/key-pair'
export { CODES, type Failure, failure, isFailure, success } from './envelope'
export { isForeignForm } from './foreign-form'
export { mountHealth } from './health'
export { findKeyScope } from './key-scope'
export { type MountDeps, routeOf } from './limits/admit'
export { createLimiter } from './limits/limiter'
export type { Passage, ReadingGate } from './limits/reading-gate'
export { type Handler, type Handlers, mountEndpoint, mountGroup } from './mount'
export { type Origins, originsOf } from './origins'
export { offsetOf, type PageRequest, pageIn, pageOf } from './page'
export { createServer, type Log, type Server, type ServerOptions } from './server'
export { Unavailable } from './unavailable'
