import type { Cipher } from './cipher'
import { nativeCipher } from './native'

/** The runtime's own crypto if it has one; the fallback is loaded only when needed. */
export const chooseCipher = async (): Promise<Cipher> =>
  globalThis.crypto?.subtle ? nativeCipher : (await import('./fallback')).fallbackCipher
