import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { FileStoreFailed } from './file-store-failed'
import type { StoredFile } from './files.ports'

/**
 * Returns the same file with a checked stream, which fails when the bytes do not match the digest (SHA-256, hex). The
 * last piece is delayed until the check, so that a reader of all bytes has the right ones.
 */
export function checkDigest({ size, stream }: StoredFile, digest: string): StoredFile {
  const hash = createHash('sha256')
  let pending: Buffer | null = null
  const checked = new Transform({
    transform(piece: Buffer, _, done) {
      hash.update(piece)
      if (pending) this.push(pending)
      pending = piece
      done()
    },
    flush(done) {
      if (hash.digest('hex') !== digest) return done(new FileStoreFailed('a file differs from its digest'))
      if (pending) this.push(pending)
      done()
    },
  })
  stream.once('error', (error) => checked.destroy(error))
  checked.once('close', () => stream.destroy())
  return { size, stream: stream.pipe(checked) }
}
