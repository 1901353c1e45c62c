import type { Cipher } from './cipher'
import { nativeCipher } from './native'

/** The runtime's own crypto where it has one; the fall-back is loaded only when it is really needed. */
export const chooseCipher = async (): Promise<Cipher> =>
  globalThis.crypto?.subtle ? nativeCipher : (await import('./fallback')).fallbackCipher
