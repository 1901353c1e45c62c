import { createHash, createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { openStandIn, type ReceivedRequest } from './stand-in'

/*
 * A stand-in of an S3-compatible store. It checks signatures by AWS's published rules and shares no code with
 * the signer.
 */

export const S3_KEY = { id: 'AKIDEXAMPLES3', secret: 's3-secret/0123+abc' } as const
const S3_BUCKET = 'zhushutong-files'
const REGION = 'cn-test-1'
const SKEW_MS = 15 * 60_000

interface Expected {
  readonly key: { readonly id: string; readonly secret: string }
  readonly region: string
  /** ms since epoch */
  readonly now: number
}

const UNRESERVED = /[A-Za-z0-9\-._~]/

/** URI encoding byte by byte, as AWS specifies it. */
const uriEncode = (text: string, keepsSlash: boolean) =>
  [...Buffer.from(text, 'utf8')]
    .map((byte) => {
      const sign = String.fromCharCode(byte)
      if (UNRESERVED.test(sign) || (keepsSlash && sign === '/')) return sign
      return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')

const queryOf = (query: string) =>
  query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => part.split('=').map((half) => uriEncode(decodeURIComponent(half), false)))
    .map(([name, value = '']) => `${name}=${value}`)
    .sort()
    .join('&')

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d{8})\/([\w-]+)\/(\w+)\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([\da-f]{64})$/

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** S3's error code for a request; null if this key's signature of the whole request is valid and current. */
export function findS3Fault(
  { method, target, headers, body }: ReceivedRequest,
  { key, region, now }: Expected,
): string | null {
  const [, id, day = '', named, service, names = '', signature] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  if (id === undefined) return 'AccessDenied'
  if (id !== key.id) return 'InvalidAccessKeyId'
  if (named !== region || service !== 's3') return 'AuthorizationHeaderMalformed'
  const time = String(headers['x-amz-date'])
  const written = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time)?.slice(1).map(Number)
  if (!written || !time.startsWith(day)) return 'AccessDenied'
  const [year = 0, month = 0, ...rest] = written
  const at = Date.UTC(year, month - 1, ...(rest as [number, number, number, number]))
  if (Math.abs(at - now) > SKEW_MS) return 'RequestTimeTooSkewed'
  const listed = names.split(';')
  const needed = [
    'host',
    ...Object.keys(headers).filter((header) => header === 'content-type' || header.startsWith('x-amz-')),
  ]
  if (needed.some((name) => !listed.includes(name)) || listed.join() !== [...listed].sort().join())
    return 'AccessDenied'
  if (headers['x-amz-content-sha256'] !== hash(body)) return 'XAmzContentSHA256Mismatch'
  const [path = '', query = ''] = target.split('?')
  const canonical = [
    method,
    uriEncode(decodeURIComponent(path), true),
    queryOf(query),
    ...listed.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    names,
    hash(body),
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, `${day}/${region}/s3/aws4_request`, hash(canonical)].join('\n')
  const signed = [day, region, 's3', 'aws4_request', text].reduce<Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    Buffer.from(`AWS4${key.secret}`),
  )
  return signed.toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}

interface StoredObject {
  readonly bytes: Buffer
  readonly type: string
}

/** Intercepts requests with a valid signature; false continues with the normal handling. */
type Course = (request: ReceivedRequest, response: ServerResponse) => boolean

const STATUS: Readonly<Record<string, number>> = { NoSuchKey: 404, NoSuchBucket: 404, SlowDown: 503 }

const refuse = (response: ServerResponse, code: string, status = STATUS[code] ?? 403) => {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>no</Message></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
}

/** The page of a listing (ListObjectsV2): two objects, so that tests see several. */
const listPage = (objects: ReadonlyMap<string, StoredObject>, query: URLSearchParams): string => {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
  const start = Number(query.get('continuation-token') ?? 0)
  const rows = keys.slice(start, start + 2).map((key) => {
    const { bytes } = objects.get(key)!
    const etag = createHash('md5').update(bytes).digest('hex')
    return `<Contents><Key>${encodeURIComponent(key)}</Key><ETag>&quot;${etag}&quot;</ETag><Size>${bytes.length}</Size></Contents>`
  })
  const isMore = start + 2 < keys.length
  const next = isMore ? `<NextContinuationToken>${start + 2}</NextContinuationToken>` : ''
  return `<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`
}

/** A store with one bucket, whose objects tests can read. */
export async function openS3() {
  const objects = new Map<string, StoredObject>()
  const requests: string[] = []
  const faults: string[] = []
  let course: Course | null = null
  let skew = 0

  const done = ({ method, target, headers, body }: ReceivedRequest, response: ServerResponse) => {
    const [path = '', query] = target.split('?')
    const [, bucket, ...rest] = path.split('/')
    const name = decodeURIComponent(rest.join('/'))
    if (bucket !== S3_BUCKET) return refuse(response, 'NoSuchBucket')
    if (name === '' && query !== undefined) return response.end(listPage(objects, new URLSearchParams(query)))
    if (method === 'PUT') {
      objects.set(name, { bytes: body, type: String(headers['content-type']) })
      return response.end()
    }
    if (method === 'DELETE') {
      objects.delete(name)
      return response.writeHead(204).end()
    }
    const object = objects.get(name)
    if (!object) return refuse(response, 'NoSuchKey')
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    const bytes = start === undefined ? object.bytes : object.bytes.subarray(Number(start), Number(end) + 1)
    const status = start === undefined ? 200 : 206
    response.writeHead(status, { 'content-type': object.type, 'content-length': bytes.length }).end(bytes)
  }

  const server = await openStandIn((request, response) => {
    requests.push(`${request.method} ${request.target}`)
    const fault = findS3Fault(request, { key: S3_KEY, region: REGION, now: Date.now() + skew })
    if (fault) faults.push(fault)
    if (fault) return refuse(response, fault)
    if (course?.(request, response)) return
    done(request, response)
  })

  return {
    ...server,
    objects,
    /** Method and path of each request. */
    requests,
    /** Error codes of requests with an invalid signature. */
    faults,
    /** Sets the interceptor; null removes it. */
    takes(next: Course | null) {
      course = next
    },
    /** Refuses the next requests of a method with this code, `times` times. */
    fails(method: string, code: string, times = Number.POSITIVE_INFINITY, status?: number) {
      let left = times
      course = (request, response) => {
        if (request.method !== method || left-- <= 0) return false
        refuse(response, code, status)
        return true
      }
    },
    /** Cuts the connection of downloads after so many bytes. */
    cuts(after: number) {
      course = ({ method, target }, response) => {
        const object = objects.get(target.split('/').slice(2).join('/'))
        if (method !== 'GET' || !object) return false
        response.writeHead(200, { 'content-length': object.bytes.length })
        response.write(object.bytes.subarray(0, after), () => response.socket?.destroy())
        return true
      }
    },
    /** Shifts the store's clock, ms. */
    setSkew(ms: number) {
      skew = ms
    },
    settings: {
      FILES_PROVIDER: 's3',
      S3_ENDPOINT: server.url,
      S3_REGION: REGION,
      S3_BUCKET,
      S3_ACCESS_KEY_ID: S3_KEY.id,
      S3_SECRET_ACCESS_KEY: S3_KEY.secret,
      S3_PATH_STYLE: 'on',
    } as Readonly<Record<string, string>>,
    options: {
      key: S3_KEY,
      region: REGION,
      bucket: S3_BUCKET,
      endpoint: server.url,
      isPathStyle: true,
      pause: 1,
    },
  }
}

export type TestS3 = Awaited<ReturnType<typeof openS3>>
