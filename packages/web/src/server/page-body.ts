import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Compressed once and sent many times. Higher levels cost many times as much for a few per cent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

type Encoding = 'br' | 'gzip' | 'identity'

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

export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const weights = new Map(
    (acceptEncoding ?? '').split(',').map((entry) => {
      const [name = '', ...parameters] = entry.trim().toLowerCase().split(';')
      const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean)
      return [name.trim(), Number(quality ?? 1)] as const
    }),
  )
  return (['br', 'gzip'] as const).find((name) => (weights.get(name) ?? 0) > 0) ?? 'identity'
}
