import type { Encoding } from './encoding'
import { UNREADABLE } from './source-row'

/** A block without a place to cut it is decoded whole at this size, in bytes. */
const MAX_BLOCK = 4_000_000

const SAFE = 0x30
const LINE_FEED = 0x0a

/** The length of the bytes that end with a whole character. */
const wholeLength = (bytes: Buffer, encoding: Encoding): number => {
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const even = bytes.length - (bytes.length % 2)
    const high = bytes[even - (encoding === 'utf-16le' ? 1 : 2)] ?? 0
    return high >= 0xd8 && high <= 0xdb ? even - 2 : even
  }
  let at = bytes.length
  while (at > 0 && (bytes[at - 1] as number) >= SAFE) at--
  return at === 0 && bytes.length > MAX_BLOCK ? bytes.length : at
}

const linesOf = function* (bytes: Buffer): Generator<Buffer> {
  let start = 0
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
    yield bytes.subarray(start, end + 1)
    start = end + 1
  }
  yield bytes.subarray(start)
}

const chooseDecoder = (encoding: Encoding) => {
  const strict = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
  const lenient = new TextDecoder(encoding, { ignoreBOM: true })
  const decode = (bytes: Buffer): string => {
    try {
      return strict.decode(bytes)
    } catch {
      return lenient.decode(bytes).replaceAll('\uFFFD', UNREADABLE)
    }
  }
  const isWide = encoding.startsWith('utf-16')
  // Line by line, so that a valid � in another line stays one.
  return (block: Buffer): string => {
    try {
      return strict.decode(block)
    } catch {
      return isWide ? decode(block) : [...linesOf(block)].map(decode).join('')
    }
  }
}

/**
 * Streams bytes as text without the first `mark` bytes. A byte sequence that the encoding does not have becomes UNREADABLE,
 * so that only its row is lost.
 */
export async function* decodeText(
  bytes: AsyncIterable<Buffer>,
  encoding: Encoding,
  mark: number,
): AsyncGenerator<string> {
  const decode = chooseDecoder(encoding)
  let pending: Buffer = Buffer.alloc(0)
  let skip = mark
  for await (const piece of bytes) {
    const all = Buffer.concat([pending, piece])
    if (all.length < skip) {
      pending = all
      continue
    }
    const rest = all.subarray(skip)
    skip = 0
    const length = wholeLength(rest, encoding)
    pending = rest.subarray(length)
    if (length > 0) yield decode(rest.subarray(0, length))
  }
  if (pending.length > 0 && skip === 0) yield decode(pending)
}
