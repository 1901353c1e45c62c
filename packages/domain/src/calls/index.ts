export { buildCallHeaders, credentialsFlag } from './headers'
export { CALL_LIMITS_MS, callLimitMs } from './limits'
export {
  buildSignedText,
  isFixedKey,
  isFresh,
  isSecureKey,
  SECURE_HEADERS,
  SECURE_KEY_BYTES,
  SIGN_WINDOW_MS,
  type SignedCall,
} from './secure'
