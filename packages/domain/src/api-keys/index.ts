export { checkKeyForm, KEY_LIMIT, KEY_NAME_MAX, KEY_TEXTS, MAX_KEYS, trimKeyForm } from './key-form'
export { isApiKey, KEY_PREFIX, KEY_SCOPE_LABELS, KEY_SCOPES, type KeyScope, mayKeyCall } from './scopes'
