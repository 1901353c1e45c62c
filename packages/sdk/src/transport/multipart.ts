import { toHex } from '../crypto/bytes'

/** A part of a form: a text, or a file. */
export type FormPart =
  | string
  | { readonly name: string; readonly mimeType: string; readonly bytes: Uint8Array }

// Escapes names like browsers (WHATWG), so that nothing ends the line or the quotes.
const quoted = (name: string) =>
  `"${name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}"`

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The body of a multipart/form-data request, with its content type. */
export function encodeMultipart(fields: Readonly<Record<string, FormPart>>): {
  readonly contentType: string
  readonly body: Uint8Array<ArrayBuffer>
} {
  const boundary = `zhushutong-${toHex(crypto.getRandomValues(new Uint8Array(16)))}`
  const encoder = new TextEncoder()
  const parts = Object.entries(fields).flatMap(([name, value]) => {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name=${quoted(name)}`
    if (typeof value === 'string') return [encoder.encode(`${head}\r\n\r\n${value}\r\n`)]
    const type = /^[\w.+-]+\/[\w.+-]+$/.test(value.mimeType) ? value.mimeType : 'application/octet-stream'
    const file = `${head}; filename=${quoted(value.name)}\r\ncontent-type: ${type}\r\n\r\n`
    return [encoder.encode(file), value.bytes, encoder.encode('\r\n')]
  })
  const body = joined([...parts, encoder.encode(`--${boundary}--\r\n`)])
  return { contentType: `multipart/form-data; boundary=${boundary}`, body }
}
