/** One DER element: its contents, and where the next one starts. */
interface Element {
  readonly content: Uint8Array
  readonly end: number
}

const elementAt = (bytes: Uint8Array, at: number): Element => {
  let length = bytes[at + 1] ?? 0
  let start = at + 2
  if (length > 127) {
    const size = length & 127
    length = 0
    for (let i = 0; i < size; i++) length = length * 256 + (bytes[start++] ?? 0)
  }
  return { content: bytes.subarray(start, start + length), end: start + length }
}

/** Modulus and exponent of an RSA key in SubjectPublicKeyInfo: {algorithm, bit string of {n, e}}. */
export function parseRsaKey(spki: Uint8Array): { readonly n: Uint8Array; readonly e: Uint8Array } {
  const outer = elementAt(spki, 0).content
  const bits = elementAt(outer, elementAt(outer, 0).end).content
  const pair = elementAt(bits.subarray(1), 0).content
  const n = elementAt(pair, 0)
  return { n: n.content, e: elementAt(pair, n.end).content }
}
