import type { Cipher } from './cipher'
import { nativeCipher } from './native'

/** The runtime's own crypto if it has one; the fallback is loaded only when needed. */
export async function chooseCipher(): Promise<Cipher> {
  return globalThis.crypto?.subtle ? nativeCipher : (await import('./fallback')).fallbackCipher
}
