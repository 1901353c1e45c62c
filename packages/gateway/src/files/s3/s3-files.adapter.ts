import { setTimeout as wait } from 'node:timers/promises'
import { FileStoreFailed } from '../file-store-failed'
import type { FileStore } from '../files.ports'
import { readBody } from './read-body'
import { type AccessKey, signAws4 } from './sign-aws4'

export interface S3Options {
  readonly key: AccessKey
  readonly region: string
  readonly bucket: string
  /** Base URL of the service, such as https://s3.cn-north-1.amazonaws.com.cn. */
  readonly endpoint: string
  /** Whether the bucket stands in the path; else in front of the host. */
  readonly isPathStyle: boolean
  /** What the names of all objects begin with. */
  readonly prefix: string
  /** Timeout of one try, in ms; of a download, for each of its pieces. */
  readonly within?: number
  /** Wait before the second try, in ms; doubled before each further one. */
  readonly pause?: number
}

type Method = 'PUT' | 'GET' | 'DELETE'

interface Content {
  readonly bytes: Uint8Array
  readonly mimeType: string
}

/** Three tries of 8 s end before a call's own 30 s are over. */
const WITHIN_MS = 8_000
const TRIES = 3
const PAUSE_MS = 200

const NOTHING = new Uint8Array()

/** Where the objects are, with a slash at the end. */
const baseOf = ({ endpoint, bucket, isPathStyle, prefix }: S3Options): string => {
  const url = new URL(endpoint)
  if (isPathStyle) url.pathname = `/${bucket}/${prefix}/`
  else {
    url.hostname = `${bucket}.${url.hostname}`
    url.pathname = `/${prefix}/`
  }
  return url.href
}

/** An answer that is an error. */
class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

const isTransient = (status: number) => status >= 500 || status === 429

/** The code in S3's description of an error; a proxy's has none. */
const readCode = async (answer: Response): Promise<string> =>
  /<Code>(\w{1,64})<\/Code>/.exec(await answer.text())?.[1] ?? 'no code'

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')

/**
 * Files in a bucket of an S3-compatible store. All three requests may be repeated safely, so a store that does not
 * answer, or says that it is busy, is asked again.
 */
export function s3Files(options: S3Options): FileStore {
  const { key, region, within = WITHIN_MS, pause = PAUSE_MS } = options
  const base = baseOf(options)

  /** One try: the answer, or null where there is no such object. */
  const send = async (
    method: Method,
    name: string,
    content: Content | undefined,
    ending: AbortController,
  ) => {
    const url = new URL(name, base)
    const body = content?.bytes
    const headers = signAws4(
      {
        method,
        url,
        headers: content ? { 'content-type': content.mimeType } : {},
        body: body ?? NOTHING,
        region,
        // The real time, by which the store checks: the gateway's own clock can be moved in the sandbox.
        now: Date.now(),
      },
      key,
    )
    const answer = await fetch(url, {
      method,
      // The size is that of the file only if it is not compressed on the way.
      headers: { ...headers, 'accept-encoding': 'identity' },
      body: body && Buffer.from(body),
      redirect: 'manual',
      signal: ending.signal,
    })
    if (answer.ok) return answer
    const code = await readCode(answer)
    // NoSuchBucket is another matter, and so is a proxy's 404.
    if (code === 'NoSuchKey') return null
    throw new Refusal(`${method} answered ${answer.status} ${code}`, answer.status)
  }

  /** Tries until the store answers, or is not to be asked again. */
  const ask = async <T>(
    method: Method,
    name: string,
    read: (answer: Response | null, ending: AbortController) => Promise<T>,
    content?: Content,
  ): Promise<T> => {
    for (let tried = 1; ; tried++) {
      const ending = new AbortController()
      const timer = setTimeout(
        () => ending.abort(new DOMException('no answer in time', 'TimeoutError')),
        within,
      )
      try {
        return await read(await send(method, name, content, ending), ending)
      } catch (error) {
        ending.abort()
        const isFinal = error instanceof Refusal && !isTransient(error.status)
        if (isFinal || tried === TRIES)
          throw error instanceof Refusal
            ? new FileStoreFailed(error.message)
            : new FileStoreFailed(`${method} got no answer (${nameOf(error)})`, error)
      } finally {
        clearTimeout(timer)
      }
      await wait(pause * 2 ** (tried - 1))
    }
  }

  const drain = async (answer: Response | null) => void (await answer?.arrayBuffer())

  return {
    async put(name, bytes, mimeType) {
      const isKept = await ask(
        'PUT',
        name,
        async (answer) => {
          await drain(answer)
          return answer !== null
        },
        { bytes, mimeType },
      )
      if (!isKept) throw new FileStoreFailed('PUT answered 404')
    },
    open: (name) =>
      ask('GET', name, async (answer, ending) => {
        if (!answer) return null
        const size = Number(answer.headers.get('content-length') ?? Number.NaN)
        if (!answer.body || !Number.isSafeInteger(size)) throw new Refusal('GET answered without a size', 200)
        return { size, stream: readBody(answer.body, size, within, () => ending.abort()) }
      }),
    remove: (name) => ask('DELETE', name, drain),
  }
}
