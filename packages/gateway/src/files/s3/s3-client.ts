import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { FileStoreFailed } from '../file-store-failed'
import type { ByteRange, FileContent } from '../files.ports'
import { type AccessKey, signAws4 } from './sign-aws4'

export interface S3Options {
  readonly key: AccessKey
  readonly region: string
  readonly bucket: string
  /** Base URL of the service, such as https://s3.cn-north-1.amazonaws.com.cn. */
  readonly endpoint: string
  /** True for the bucket in the path; otherwise it is a subdomain of the host. */
  readonly isPathStyle: boolean
  /** Timeout in ms of a try, and of each piece of a download. */
  readonly within?: number
  /** Wait in ms before the second try; doubled before each further one. */
  readonly pause?: number
}

interface S3Request {
  readonly method: 'PUT' | 'GET' | 'DELETE'
  /** The key of an object; '' for the bucket. */
  readonly key: string
  readonly query?: Readonly<Record<string, string>>
  readonly content?: FileContent
  readonly range?: ByteRange
}

/** 8 s: three tries end within the 30 s of a call. */
export const WITHIN_MS = 8_000
/** 4 MB/s: the time for an upload grows with its size. */
const SLOWEST_BYTES_PER_MS = 4_000
const TRIES = 3
const PAUSE_MS = 200

/** SHA-256 of no bytes, hex. */
const NO_BODY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** Base URL of the objects, with a slash at the end. */
const baseOf = ({ endpoint, bucket, isPathStyle }: S3Options): string => {
  const url = new URL(endpoint)
  if (isPathStyle) url.pathname = `/${bucket}/`
  else url.hostname = `${bucket}.${url.hostname}`
  return url.href
}

/** A response of S3 that is not the requested one. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

const isTransient = (status: number) => status >= 500 || status === 429

/** The error code in S3's response; a proxy's response has none. */
const readCode = async (answer: Response): Promise<string> =>
  /<Code>(\w{1,64})<\/Code>/.exec(await answer.text())?.[1] ?? 'no code'

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')

/** A local file is read anew for each try. */
const bodyOf = ({ source }: FileContent) =>
  'path' in source ? (Readable.toWeb(createReadStream(source.path)) as ReadableStream) : Buffer.from(source)

const headersOf = ({ content, range }: S3Request): Record<string, string> => ({
  ...(content && { 'content-type': content.mimeType }),
  ...(range && { range: `bytes=${range.start}-${range.end}` }),
})

const urlOf = (base: string, { key, query }: S3Request): URL => {
  const url = new URL(key.split('/').map(encodeURIComponent).join('/'), base)
  const pairs = Object.entries(query ?? {}).map((pair) => pair.map(encodeURIComponent).join('='))
  url.search = pairs.join('&')
  return url
}

/**
 * Sends requests to a bucket of an S3-compatible store. All of them are idempotent, so they are retried when the store
 * does not respond or is busy.
 */
export function createS3Client(options: S3Options) {
  const { key: access, region, within = WITHIN_MS, pause = PAUSE_MS } = options
  const base = baseOf(options)

  /** A single try: the response, or null for a missing object. */
  const send = async (request: S3Request, ending: AbortController) => {
    const { method, content } = request
    const url = urlOf(base, request)
    const headers = signAws4(
      {
        method,
        url,
        headers: headersOf(request),
        bodyDigest: content?.digest ?? NO_BODY,
        region,
        // System time, because the store checks the timestamp; the sandbox can move the gateway's clock.
        now: Date.now(),
      },
      access,
    )
    const answer = await fetch(url, {
      method,
      // Compression is disabled, because content-length must be the file's size.
      headers: {
        ...headers,
        'accept-encoding': 'identity',
        ...(content && { 'content-length': `${content.size}` }),
      },
      ...(content && { body: bodyOf(content), duplex: 'half' as const }),
      redirect: 'manual',
      signal: ending.signal,
    })
    if (answer.ok) return answer
    const code = await readCode(answer)
    // NoSuchBucket and a proxy's 404 are errors, not missing files.
    if (code === 'NoSuchKey') return null
    throw new Refusal(`${method} answered ${answer.status} ${code}`, answer.status)
  }

  return {
    /**
     * Retries until a response or a permanent error, at most three times.
     * @throws FileStoreFailed
     */
    async ask<T>(
      request: S3Request,
      read: (answer: Response | null, ending: AbortController) => Promise<T>,
    ): Promise<T> {
      const timeout = within + (request.content?.size ?? 0) / SLOWEST_BYTES_PER_MS
      for (let tried = 1; ; tried++) {
        const ending = new AbortController()
        const timer = setTimeout(
          () => ending.abort(new DOMException('no answer in time', 'TimeoutError')),
          timeout,
        )
        try {
          return await read(await send(request, ending), ending)
        } catch (error) {
          ending.abort()
          const isFinal = error instanceof Refusal && !isTransient(error.status)
          if (isFinal || tried === TRIES)
            throw error instanceof Refusal
              ? new FileStoreFailed(error.message)
              : new FileStoreFailed(`${request.method} got no answer (${nameOf(error)})`, error)
        } finally {
          clearTimeout(timer)
        }
        await wait(pause * 2 ** (tried - 1))
      }
    },
  }
}
