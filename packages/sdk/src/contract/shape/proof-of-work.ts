/**
 * The proof of work that a slider requires besides its puzzle: scrypt with the nonce as password and the
 * captcha's id as salt. It needs memory, so that special hardware is little faster than a browser.
 */
export const WORK = { N: 1024, r: 8, p: 1, bytes: 4 } as const

/**
 * True when a hash is sufficient: on average, one of `difficulty` hashes is.
 * @param hash the first `WORK.bytes` bytes
 */
export function isWorkDone(hash: Uint8Array, difficulty: number): boolean {
  const value = new DataView(hash.buffer, hash.byteOffset, WORK.bytes).getUint32(0)
  return value * difficulty < 2 ** 32
}
