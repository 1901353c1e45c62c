export { saveKeyUse, sweepApiKeys } from './key-usage.store'
export { keysHandlers } from './keys.routes'
export { resolveApiKey } from './keys.store'
export { createUnsavedUse } from './unsaved-use'
