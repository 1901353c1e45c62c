import { createHash } from 'node:crypto'

const BITS = 2 ** 28
const PROBES = 4

/**
 * Marks what has been seen in 32 MB, however many there are: it never forgets one, and now and then takes a new one
 * for a known one.
 */
export function seenBefore() {
  const bits = new Uint8Array(BITS / 8)
  return (text: string): boolean => {
    const hash = createHash('sha256').update(text).digest()
    let known = true
    for (let probe = 0; probe < PROBES; probe++) {
      const at = hash.readUInt32LE(probe * 4) % BITS
      const mask = 1 << (at & 7)
      const byte = bits[at >> 3] ?? 0
      if ((byte & mask) === 0) known = false
      bits[at >> 3] = byte | mask
    }
    return known
  }
}
