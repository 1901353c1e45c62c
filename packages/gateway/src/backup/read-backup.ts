import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import {
  type BackupEnd,
  type BackupFile,
  type BackupFrame,
  type BackupHeader,
  BackupRefused,
  FORMAT,
  VERSION,
} from './backup-header'
import { readKey, type StoredContent } from './stored-files'

const CHUNK_BYTES = 1024 * 1024
const NEW_LINE = 10

interface BackupRows {
  readonly table: string
  /** Complete lines of COPY's text format. */
  readonly rows: Buffer
}

/** Parts of a backup, in this order. */
type BackupPart = BackupHeader | BackupRows | StoredContent

const damaged = (path: string) =>
  new BackupRefused(`备份文件已损坏或不完整：${path}。数据没有改动，请换一个备份文件`)

async function* unzip(path: string): AsyncGenerator<Buffer> {
  const source = createReadStream(path)
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES })
  source.on('error', (error) => gunzip.destroy(error))
  try {
    yield* source.pipe(gunzip)
  } finally {
    source.destroy()
  }
}

/** Reads lines and bytes from a stream. Callers add them to `hash`. */
function takeFrom(source: AsyncIterator<Buffer>) {
  const hash = createHash('sha256')
  let buffer = Buffer.alloc(0)
  const fill = async (isEnough: () => boolean) => {
    while (!isEnough()) {
      const next = await source.next()
      if (next.done) throw new SyntaxError('The file ends too early')
      buffer = Buffer.concat([buffer, next.value])
    }
  }
  const take = (bytes: number) => {
    const used = buffer.subarray(0, bytes)
    buffer = buffer.subarray(bytes)
    return used
  }
  return {
    hash,
    async line() {
      await fill(() => buffer.includes(NEW_LINE))
      return take(buffer.indexOf(NEW_LINE) + 1)
    },
    /** True at the end of the stream. Reading to the end also runs gzip's own checks. */
    async isAtEnd() {
      return buffer.length === 0 && (await source.next()).done === true
    },
    async bytes(count: number) {
      await fill(() => buffer.length >= count)
      return take(count)
    },
  }
}

/** Parses a line of the format. In a damaged file the line may be a row or a part of a number. */
function parse<T extends object>(line: Buffer): T {
  const parsed: unknown = JSON.parse(line.toString('utf8'))
  if (typeof parsed !== 'object' || parsed === null) throw new SyntaxError('A line that is no object')
  return parsed as T
}

const parseHeader = (line: Buffer, path: string): BackupHeader => {
  const header = parse<BackupHeader>(line)
  if (header.format !== FORMAT) throw damaged(path)
  if (!(header.version <= VERSION))
    throw new BackupRefused('备份文件由更新的版本写成：请先更新本程序，再恢复')
  return header
}

async function* readParts(path: string): AsyncGenerator<BackupPart> {
  const source = takeFrom(unzip(path))
  const first = await source.line()
  source.hash.update(first)
  yield parseHeader(first, path)
  for (;;) {
    const line = await source.line()
    const frame = parse<BackupFrame | BackupFile | BackupEnd>(line)
    if ('sha256' in frame) {
      if (source.hash.digest('hex') !== frame.sha256 || !(await source.isAtEnd())) throw damaged(path)
      return
    }
    const content = await source.bytes(frame.bytes)
    source.hash.update(line).update(content)
    if (!('file' in frame)) yield { table: frame.table, rows: content }
    else {
      const key = readKey(frame.file)
      if (!key) throw damaged(path)
      yield { key, bytes: content }
    }
  }
}

const isDamage = (error: unknown) =>
  error instanceof SyntaxError || (error instanceof Error && 'code' in error && /^Z_/.test(`${error.code}`))

/**
 * Reads a backup: its header, then rows, then files. The file is verified only after its end is reached.
 * @throws BackupRefused for an incomplete file, another format, or a file of a newer version
 */
export async function* readBackup(path: string): AsyncGenerator<BackupPart> {
  try {
    yield* readParts(path)
  } catch (error) {
    throw isDamage(error) ? damaged(path) : error
  }
}
