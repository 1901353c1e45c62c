import * as fc from 'fast-check'

export interface FormPart {
  readonly name: string
  /** Null for a field that is not a file. */
  readonly filename: string | null
  readonly mimeType: string | null
  readonly bytes: Uint8Array
}

/** A form as sent; `parts` is its content, null if its bytes were damaged. */
export interface SentForm {
  readonly wrong: string
  readonly contentType: string
  readonly body: Buffer
  readonly parts: readonly FormPart[] | null
}

const HEADS = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/gif': [...Buffer.from('GIF89a')],
  'image/bmp': [...Buffer.from('BM')],
  'image/webp': [...Buffer.from('RIFF0000WEBP')],
}
const MB = 1024 * 1024
/** Long and unique like real boundaries: no content contains it by chance. */
const BOUNDARY = '----ZhushutongFuzz7MA4YWxkTrZu0gW'

const sizes = fc.oneof(
  { weight: 8, arbitrary: fc.nat(3000) },
  fc.constantFrom(0, 1, 2, 7, 8, 11, 12, 65_536),
  fc.constantFrom(MB - 1, MB, MB + 1, MB + 100_000, MB + 400_000),
)
const heads = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<readonly number[]>(...Object.values(HEADS)) },
  fc.constantFrom<readonly number[]>(
    [],
    [0x89, 0x50],
    [...Buffer.from('<html>')],
    [...Buffer.from('\r\n--something else\r\n')],
  ),
  fc.array(fc.nat(255), { maxLength: 20 }),
)
const contents = fc.tuple(heads, sizes, fc.nat(255)).map(([head, size, fill]) => {
  const bytes = new Uint8Array(Math.max(size, Math.min(size + head.length, 12))).fill(fill)
  bytes.set(head.slice(0, bytes.length))
  return bytes
})

const names = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('现场.png', 'a.jpg', '') },
  fc.constantFrom(
    '../../etc/passwd',
    'a"b.png',
    'a;b=c',
    'a\\',
    '\u202egnp.exe',
    'x'.repeat(300),
    '👷'.repeat(150),
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
)
const types = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<string>(...Object.keys(HEADS)) },
  fc.constantFrom(
    'IMAGE/PNG',
    'text/html',
    'image/svg+xml',
    'image/png; charset=x',
    'x',
    `image/${'x'.repeat(200)}`,
    '',
  ),
)

const filePart: fc.Arbitrary<FormPart> = fc.record({
  name: fc.oneof(
    { weight: 9, arbitrary: fc.constant('file') },
    fc.constantFrom('user', 'files', 'FILE', '__proto__'),
  ),
  filename: names,
  mimeType: fc.option(types, { freq: 9 }),
  bytes: contents,
})
const textPart: fc.Arbitrary<FormPart> = fc
  .tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.constant('user') },
      fc.constantFrom('file', 'unheardOf', '', 'constructor', 'a.b', '键', 'file"x'),
    ),
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('me', '\0', 'x'.repeat(201), '', '\r\n')),
  )
  .map(([name, text]) => ({ name, filename: null, mimeType: null, bytes: Buffer.from(text) }))

const partLists = fc.oneof(
  { weight: 6, arbitrary: filePart.map((part) => [part]) },
  { weight: 3, arbitrary: fc.tuple(filePart, textPart) },
  fc.array(fc.oneof(filePart, textPart), { maxLength: 4 }),
)

// Encodes names like browsers do.
const quoted = (text: string) =>
  `"${text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}"`

const written = (boundary: string, parts: readonly FormPart[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, filename, mimeType, bytes }) => [
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name=${quoted(name)}`),
      Buffer.from(filename === null ? '' : `; filename=${quoted(filename)}`),
      Buffer.from(mimeType === null ? '' : `\r\ncontent-type: ${mimeType}`),
      Buffer.from('\r\n\r\n'),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])

type Harm = (body: Buffer, contentType: string, at: number) => readonly [body: Buffer, contentType: string]
const cutAt = (body: Buffer, at: number) => at % Math.max(1, body.length)

const HARMS: Readonly<Record<string, Harm>> = {
  'cut off': (body, type, at) => [body.subarray(0, cutAt(body, at)), type],
  'without its end': (body, type) => [body.subarray(0, body.lastIndexOf('\r\n--')), type],
  'without its beginning': (body, type, at) => [body.subarray(cutAt(body, at)), type],
  'another boundary': (body) => [body, 'multipart/form-data; boundary=other'],
  'no boundary': (body) => [body, 'multipart/form-data'],
  'empty boundary': (body) => [body, 'multipart/form-data; boundary=""'],
  'boundary that is no text': (body) => [body, 'multipart/form-data; boundary="\u00ff;='],
  'called JSON': (body) => [body, 'application/json'],
  'another type': (body) => [body, `multipart/mixed; boundary=${BOUNDARY}`],
  nothing: (_, type) => [Buffer.alloc(0), type],
  'a byte turned': (body, type, at) => {
    const turned = Buffer.from(body)
    // Offsets in the form's own lines, not within a megabyte of image.
    const place = at % Math.min(300, turned.length)
    turned[place] = (turned[place] ?? 0) ^ (1 + (at % 255))
    return [turned, type]
  },
  'lines of LF': (body, type) => [
    Buffer.from(body.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
    type,
  ],
  'said twice': (body, type) => [Buffer.concat([body, body]), type],
  'begun with more': (body, type) => [Buffer.concat([Buffer.from('preamble\r\n'), body]), type],
  'many headers': (body, type) => [
    Buffer.from(body.toString('latin1').replace('\r\n', `\r\n${'x-a: b\r\n'.repeat(2000)}`), 'latin1'),
    type,
  ],
  'many parts': (_, type) => [
    Buffer.from(
      `${`--${BOUNDARY}\r\ncontent-disposition: form-data; name="user"\r\n\r\na\r\n`.repeat(2000)}--${BOUNDARY}--\r\n`,
    ),
    type,
  ],
}

/** Forms with a file, valid and invalid, half of them with damaged bytes. */
export const sentForms: fc.Arbitrary<SentForm> = fc
  .tuple(partLists, fc.option(fc.constantFrom(...Object.keys(HARMS)), { freq: 2 }), fc.nat())
  .map(([parts, wrong, at]) => {
    const whole = written(BOUNDARY, parts)
    const type = `multipart/form-data; boundary=${BOUNDARY}`
    const harm = wrong === null ? undefined : HARMS[wrong]
    if (!harm) return { wrong: 'nothing', contentType: type, body: whole, parts }
    const [body, contentType] = harm(whole, type, at)
    return { wrong: wrong ?? '', contentType, body, parts: null }
  })
