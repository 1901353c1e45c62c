import { SECURE_KEY_BYTES } from '@zhushutong/domain/calls'

const encoder = /* @__PURE__ */ new TextEncoder()
// Fatal: text decrypted with a wrong key is rarely valid UTF-8 and must not be accepted.
const decoder = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export function toBytes(text: string) {
  return encoder.encode(text)
}
export function toText(bytes: Uint8Array): string {
  return decoder.decode(bytes)
}

interface NewerBytes {
  readonly fromBase64: (text: string) => Uint8Array<ArrayBuffer>
}

/** The runtime's own if available. Otherwise a loop: `Uint8Array.from(atob(s), f)` takes 25 times as long. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const native = (Uint8Array as Partial<NewerBytes>).fromBase64
  if (native) return native.call(Uint8Array, text)
  const raw = atob(text)
  const bytes = new Uint8Array(raw.length)
  for (let i = 0; i < raw.length; i++) bytes[i] = raw.charCodeAt(i)
  return bytes
}

const CHUNK = 8192

export function toBase64(bytes: Uint8Array): string {
  let raw = ''
  for (let i = 0; i < bytes.length; i += CHUNK) raw += String.fromCharCode(...bytes.subarray(i, i + CHUNK))
  return btoa(raw)
}

export function toHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0')
  return hex
}

/** The DER bytes of a PEM text (SubjectPublicKeyInfo). */
export function fromPem(pem: string) {
  return fromBase64(pem.replace(/-----[^-]+-----|\s/g, ''))
}

/** 16 hex characters from a CSPRNG, which exists even in runtimes without crypto.subtle. */
export function randomKey(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(SECURE_KEY_BYTES)))
}
