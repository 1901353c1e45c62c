import { extname } from 'node:path'

/** The formats of files by their content: workbooks, archives, texts. */
type Format = 'zip' | 'xls' | 'markup' | 'json' | 'ndjson' | 'table'

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1')
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

/** The format of a binary file by its first bytes; null for a text. */
export function detectBinary(sample: Buffer): 'zip' | 'xls' | null {
  if (sample.subarray(0, ZIP.length).equals(ZIP)) return 'zip'
  return sample.subarray(0, COMPOUND.length).equals(COMPOUND) ? 'xls' : null
}

const isObject = (line: string): boolean => {
  try {
    return line.startsWith('{') && typeof JSON.parse(line) === 'object'
  } catch {
    return false
  }
}

const LINES = 20

const isNdjson = (text: string, path: string): boolean => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, LINES)
  const objects = lines.filter(isObject).length
  if (objects >= 2) return objects * 2 >= lines.length
  // A single object, or a first line that is longer than the sample: only the name can tell.
  return /^\.(ndjson|jsonl)$/i.test(extname(path.replace(/\.gz$/i, '')))
}

/** The format of a text by its beginning; the file's name decides only where the text leaves it open. */
export function detectText(text: string, path: string): Exclude<Format, 'zip' | 'xls'> {
  const start = text.trimStart()
  if (start.startsWith('<')) return 'markup'
  if (start.startsWith('[')) return isNdjson(start, '') ? 'ndjson' : 'json'
  if (start.startsWith('{')) return isNdjson(start, path) ? 'ndjson' : 'json'
  return 'table'
}
