import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Compressed once and sent many times. Higher levels cost many times as much for a few per cent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

export interface PageBody {
  readonly identity: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
  readonly etag: string
}

export async function makeBody(identity: Buffer): Promise<PageBody> {
  const [br, gzipped] = await Promise.all([toBrotli(identity, BROTLI), toGzip(identity)])
  // A weak ETag: the same for every encoding.
  const etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`
  return { identity, br, gzip: gzipped, etag }
}

export function countBytes({ identity, br, gzip: gzipped }: PageBody): number {
  return identity.length + br.length + gzipped.length
}

/** The encodings of a body, the smallest first, with the header that accepts each: not br;q=0. */
const ENCODINGS = [
  ['br', /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i],
  ['gzip', /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i],
] as const

export function chooseEncoding(acceptEncoding = ''): 'br' | 'gzip' | 'identity' {
  return ENCODINGS.find(([, accepted]) => accepted.test(acceptEncoding))?.[0] ?? 'identity'
}
