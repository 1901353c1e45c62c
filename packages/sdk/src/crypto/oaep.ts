import sha256 from 'crypto-js/sha256.js'
import jsbn from 'node-forge/lib/jsbn.js'
import { toHex } from './bytes'
import { parseRsaKey } from './der'
import { fromWords, toWords } from './word-array'

const HASH = 32

const hash = (bytes: Uint8Array) => fromWords(sha256(toWords(bytes)))

/** MGF1 with SHA-256 (RFC 8017, B.2.1), xored onto the target. */
const mask = (target: Uint8Array, seed: Uint8Array) => {
  const input = new Uint8Array(seed.length + 4)
  input.set(seed)
  for (let block = 0; block * HASH < target.length; block++) {
    input[input.length - 1] = block
    const stream = hash(input)
    for (let i = 0, at = block * HASH; i < HASH && at < target.length; i++, at++) target[at]! ^= stream[i]!
  }
}

const number = (bytes: Uint8Array) => new jsbn.BigInteger(toHex(bytes), 16)

/** RSA-OAEP with SHA-256 and an empty label (RFC 8017, 7.1.1): 00 | masked seed | masked (hash, 0…, 1, message). */
export function oaepEncrypt(spki: Uint8Array, message: Uint8Array, seed: Uint8Array): Uint8Array {
  const { n, e } = parseRsaKey(spki)
  const size = n[0] === 0 ? n.length - 1 : n.length
  const block = new Uint8Array(size)
  const maskedSeed = block.subarray(1, 1 + HASH)
  const data = block.subarray(1 + HASH)
  data.set(hash(new Uint8Array(0)))
  data[data.length - message.length - 1] = 1
  data.set(message, data.length - message.length)
  maskedSeed.set(seed)
  mask(data, seed)
  mask(maskedSeed, data)
  const hex = number(block)
    .modPow(number(e), number(n))
    .toString(16)
    .padStart(size * 2, '0')
  return Uint8Array.from({ length: size }, (_, i) => Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16))
}
