import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { detectDelimiter } from '@zhushutong/domain/data-import'
import { isGzip, readBytes, readSample } from './bytes'
import { decodeText } from './decode-text'
import { detectEncoding, isAscii } from './encoding'
import { detectBinary, detectText } from './format'
import { readCsv } from './read-csv'
import { readJson } from './read-json'
import { readNdjson } from './read-ndjson'
import { readTable } from './read-table'
import { listXlsSheets, readXls } from './sheets/read-xls'
import { readXlsx } from './sheets/read-xlsx'
import { findWorkbook, listSheetNames } from './sheets/workbook'
import { type SourceRow, UnusableFile } from './source-row'
import { openZip, type ZipArchive } from './zip-file'

interface ReadOptions {
  /** The name of a workbook's sheet; by default the first one with data. */
  readonly sheet?: string
}

const SAMPLE = 256 * 1024
/** The sample of a file that begins with ASCII only: its encoding shows further below. */
const LARGE_SAMPLE = 16 * 1024 * 1024

const readLargerSample = async (path: string): Promise<Buffer> => {
  const sample = await readSample(path, SAMPLE)
  return sample.length === SAMPLE && isAscii(sample) ? readSample(path, LARGE_SAMPLE) : sample
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

async function* readText(path: string): AsyncGenerator<SourceRow> {
  const sample = await readLargerSample(path)
  const { encoding, mark } = detectEncoding(sample)
  let start = ''
  for await (const piece of decodeText(once(sample.subarray(0, SAMPLE)), encoding, mark)) start += piece
  const open = () => decodeText(readBytes(path), encoding, mark)
  switch (detectText(start, path)) {
    case 'markup':
      throw new UnusableFile('是网页或 XML，不是数据文件；网页表格请用表格软件打开后另存为 .xlsx 或 .csv')
    case 'json':
      return yield* readJson(open)
    case 'ndjson':
      return yield* readNdjson(open())
    case 'table': {
      const delimiter = detectDelimiter(start)
      yield* readTable({ isSheet: false, rows: (width) => readCsv(open(), delimiter, width) })
    }
  }
}

/** Copies bytes to a file of its own while `use` reads it: workbooks and archives are not read from front to back. */
async function* withCopy(
  bytes: AsyncIterable<Buffer>,
  name: string,
  use: (path: string) => AsyncGenerator<SourceRow>,
): AsyncGenerator<SourceRow> {
  const folder = await mkdtemp(join(tmpdir(), 'zhushutong-import-'))
  try {
    const path = join(folder, `file${extname(name)}`)
    await pipeline(bytes, createWriteStream(path))
    yield* use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// Files that archiving programs add.
const isExtra = (name: string) => /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name)

async function* readArchive(zip: ZipArchive, options: ReadOptions): AsyncGenerator<SourceRow> {
  const files = [...zip.entries].filter(([name]) => !isExtra(name))
  const [file, ...others] = files
  if (!file) throw new UnusableFile('压缩包里没有文件')
  if (others.length > 0) {
    const names = files.slice(0, 10).map(([name]) => basename(name))
    throw new UnusableFile(`压缩包里有 ${files.length} 个文件，请解压后逐个导入：${names.join('、')}`)
  }
  const [name, entry] = file
  yield* withCopy(await zip.read(entry), name, (path) => readRows(path, options))
}

async function* readZip(path: string, options: ReadOptions): AsyncGenerator<SourceRow> {
  const zip = await openZip(path)
  try {
    const workbook = await findWorkbook(zip)
    yield* workbook === null ? readArchive(zip, options) : readXlsx(zip, workbook, options.sheet)
  } finally {
    zip.close()
  }
}

/**
 * Streams the rows of a file by its content, not its name: CSV with commas, semicolons or tabs, .xlsx, .xls, JSON and
 * NDJSON, each also in gzip or as the only file of a zip archive; texts in UTF-8, GB18030 or UTF-16. Memory does not grow
 * with the file, except for .xls.
 * @throws UnusableFile for another content or a corrupt file
 */
export async function* readRows(path: string, options: ReadOptions = {}): AsyncGenerator<SourceRow> {
  const sample = await readSample(path, SAMPLE)
  const binary = detectBinary(sample)
  if (binary === null) return yield* readText(path)
  const read = (file: string) => (binary === 'zip' ? readZip(file, options) : readXls(file, options.sheet))
  const isPacked = await isGzip(path)
  yield* isPacked ? withCopy(readBytes(path), path.replace(/\.gz$/i, ''), read) : read(path)
}

/** The names of a workbook's sheets; none for another file, or a packed one. */
export async function listSheets(path: string): Promise<readonly string[]> {
  const binary = detectBinary(await readSample(path, SAMPLE))
  if (binary === null || (await isGzip(path))) return []
  if (binary === 'xls') return listXlsSheets(path)
  const zip = await openZip(path)
  try {
    const main = await findWorkbook(zip)
    return main === null ? [] : await listSheetNames(zip, main)
  } finally {
    zip.close()
  }
}

export { type Fields, isFields, type SourceRow, StoppedFile, UnusableFile } from './source-row'
