import { createHash } from 'node:crypto'

const BITS = 2 ** 28
const PROBES = 4

/** A Bloom filter of 32 MB: never misses a text it has seen, and rarely reports a new one as seen. */
export function createBloomFilter() {
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
