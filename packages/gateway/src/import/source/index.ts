import { readCsv } from './read-csv'
import { readJson } from './read-json'
import { readNdjson } from './read-ndjson'
import { readText } from './read-text'
import { type SourceRow, UnusableFile } from './source-row'

const READERS = { csv: readCsv, ndjson: readNdjson, json: readJson } as const

/**
 * Streams the rows of a .csv, .ndjson or .json file, optionally gzipped: memory does not grow with the
 * file.
 * @throws UnusableFile for another file type, wrong encoding, or a corrupt file
 */
export function readRows(path: string): AsyncGenerator<SourceRow> {
  const [, format] = /\.(csv|ndjson|json)(?:\.gz)?$/i.exec(path) ?? []
  if (!format) throw new UnusableFile('只读 .csv、.ndjson、.json，以及它们的 .gz')
  return READERS[format.toLowerCase() as keyof typeof READERS](readText(path))
}

export { type Fields, isFields, type SourceRow, UnusableFile } from './source-row'
