import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { FileContent } from './files.ports'

/** Bytes as the content of a file. */
export function contentOf(bytes: Uint8Array, mimeType: string): FileContent {
  const digest = createHash('sha256').update(bytes).digest('hex')
  return { source: bytes, size: bytes.length, mimeType, digest }
}

/** Reads a local file once, for its size and digest. */
export async function readContent(path: string, mimeType: string): Promise<FileContent> {
  const hash = createHash('sha256')
  let size = 0
  for await (const piece of createReadStream(path)) {
    hash.update(piece as Buffer)
    size += (piece as Buffer).length
  }
  return { source: { path }, size, mimeType, digest: hash.digest('hex') }
}
