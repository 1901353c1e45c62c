import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { decodeUtf8 } from '../crypto/node-text'
import { buildEncodingError, buildTooLargeError, readFailureCode } from './transport'

const UNPACK: Readonly<
  Record<string, readonly [(bytes: Buffer, options: zlib.ZlibOptions) => Promise<Buffer>, () => zlib.Gunzip]>
> = (() => {
  const gzip = [promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip), zlib.createGunzip] as const
  return {
    gzip,
    'x-gzip': gzip,
    deflate: [promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.inflate), zlib.createInflate],
    br: [promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.brotliDecompress), zlib.createBrotliDecompress],
  }
})()

const encodingOf = ({ headers }: IncomingMessage) =>
  headers['content-encoding']
    ?.trim()
    .toLowerCase()
    .replace(/^identity$/, '') ?? ''

/** The text with replacement characters for invalid UTF-8, as in every transport. */
const decode = (bytes: Buffer): string => {
  try {
    return decodeUtf8(bytes)
  } catch {
    return bytes.toString('utf8')
  }
}

const readBytes = (response: IncomingMessage, requestId: string, limit: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const refuse = () => {
      reject(buildTooLargeError(requestId, limit))
      response.destroy()
    }
    response.on('error', reject)
    if (Number(response.headers['content-length']) > limit) return refuse()
    response.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) return refuse()
      chunks.push(chunk)
    })
    response.on('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)))
  })

/** The complete body of an answer as text; the limit holds for the bytes sent and for those unpacked. */
export async function readBody(response: IncomingMessage, requestId: string, limit: number): Promise<string> {
  const encoding = encodingOf(response)
  const bytes = await readBytes(response, requestId, limit)
  if (encoding === '' || bytes.length === 0) return decode(bytes)
  const [unpack] = UNPACK[encoding] ?? []
  if (!unpack) throw buildEncodingError(requestId)
  try {
    return decode(await unpack(bytes, { maxOutputLength: limit }))
  } catch (cause) {
    const isTooLarge = readFailureCode(cause) === 'ERR_BUFFER_TOO_LARGE'
    throw isTooLarge ? buildTooLargeError(requestId, limit) : buildEncodingError(requestId)
  }
}

/** The bytes of an answer as they arrive. */
export function readChunks(response: IncomingMessage, requestId: string): AsyncIterable<Uint8Array> {
  const encoding = encodingOf(response)
  if (encoding === '') return response
  const [, createUnpacker] = UNPACK[encoding] ?? []
  if (!createUnpacker) throw buildEncodingError(requestId)
  const unpacker = createUnpacker()
  response.on('error', (error) => unpacker.destroy(error))
  unpacker.on('close', () => response.destroy())
  return response.pipe(unpacker)
}
