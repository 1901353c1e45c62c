/** The encodings of text files, by the names of TextDecoder. */
export type Encoding = 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be'

const MARKS: ReadonlyArray<readonly [Encoding, Buffer]> = [
  ['utf-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
  ['gb18030', Buffer.from([0x84, 0x31, 0x95, 0x33])],
]

/** The encoding that a byte order mark at the start of the file names, and the length of the mark. */
const marked = (sample: Buffer) =>
  MARKS.find(([, mark]) => sample.subarray(0, mark.length).equals(mark)) ?? null

/** The shares of 16-bit units whose first and whose second byte is zero. */
const countZeros = (sample: Buffer) => {
  const units = Math.max(1, Math.floor(sample.length / 2))
  let [first, second] = [0, 0]
  for (let i = 0; i + 1 < sample.length; i += 2) {
    if (sample[i] === 0) first++
    if (sample[i + 1] === 0) second++
  }
  return { first: first / units, second: second / units }
}

/** Zero bytes from this share on are no dirt: digits, separators and line ends of a text in UTF-16. */
const SURELY_WIDE = 0.2
const MAYBE_WIDE = 0.05

/** UTF-16 without a mark: the high bytes of its ASCII characters are zero, while few low bytes are (U+4E00 is one). */
const detectWide = (sample: Buffer, isBytewise: boolean): Encoding | null => {
  const { first, second } = countZeros(sample)
  if (Math.max(first, second) < (isBytewise ? SURELY_WIDE : MAYBE_WIDE)) return null
  if (second > 4 * first) return 'utf-16le'
  return first > 4 * second ? 'utf-16be' : null
}

// No byte below 0x30 is part of a character of several bytes, in UTF-8 and GB18030 alike: the pieces between such bytes
// are decoded one by one.
const SAFE = 0x30

/** So many words show the encoding; each that is invalid costs an exception. */
const MAX_PIECES = 500

const isText = (bytes: Buffer, decoder: TextDecoder): boolean => {
  try {
    decoder.decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The numbers of pieces with non-ASCII characters, and of valid UTF-8 among them; the cut last piece is left out. */
const countPieces = (sample: Buffer) => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [start, foreign, all, valid] = [0, false, 0, 0]
  for (let i = 0; i < sample.length; i++) {
    const byte = sample[i] as number
    if (byte >= 0x80) foreign = true
    if (byte >= SAFE) continue
    if (foreign) {
      all++
      if (isText(sample.subarray(start, i), decoder)) valid++
    }
    start = i + 1
    foreign = false
    if (all >= MAX_PIECES) break
  }
  return { all, valid, rest: sample.subarray(start) }
}

/**
 * The encoding of a text by its first bytes: by a byte order mark; UTF-16 by its zero bytes; else UTF-8 if at least half
 * of the words that are not ASCII are valid in it, so that a damaged word does not turn the others into GB18030.
 */
export function detectEncoding(sample: Buffer): { readonly encoding: Encoding; readonly mark: number } {
  const mark = marked(sample)
  if (mark) return { encoding: mark[0], mark: mark[1].length }
  const { all, valid, rest } = countPieces(sample)
  const isUtf8 = valid * 2 >= all
  const wide = detectWide(sample, isUtf8)
  if (wide) return { encoding: wide, mark: 0 }
  if (all > 0) return { encoding: isUtf8 ? 'utf-8' : 'gb18030', mark: 0 }
  // A single word: the sample may be cut inside of a character, which a streaming decoder accepts.
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(rest, { stream: true })
    return { encoding: 'utf-8', mark: 0 }
  } catch {
    return { encoding: 'gb18030', mark: 0 }
  }
}

export function isAscii(sample: Buffer): boolean {
  return sample.every((byte) => byte < 0x80)
}
