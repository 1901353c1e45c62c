import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { UnusableFile } from './source-row'

const GZIP = Buffer.from([0x1f, 0x8b])

export async function isGzip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer.equals(GZIP)
  } finally {
    await file.close()
  }
}

const isGzipError = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')

/**
 * Streams the bytes of a file, decompressed if it begins as gzip does.
 * @throws UnusableFile if the archive is corrupt
 */
export async function* readBytes(path: string): AsyncGenerator<Buffer> {
  const file: Readable = createReadStream(path)
  // The reader of the last stream gets errors; this callback only prevents a second, uncaught one.
  const bytes = (await isGzip(path)) ? pipeline(file, createGunzip(), () => {}) : file
  try {
    for await (const piece of bytes) yield piece as Buffer
  } catch (error) {
    throw isGzipError(error) ? new UnusableFile('不是完整的 gzip 文件') : error
  }
}

/** The first bytes of a file, decompressed: at most `size`, and at least one. */
export async function readSample(path: string, size: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of readBytes(path)) {
    pieces.push(piece)
    length += piece.length
    if (length >= size) break
  }
  if (length === 0) throw new UnusableFile('文件是空的')
  return Buffer.concat(pieces).subarray(0, size)
}
