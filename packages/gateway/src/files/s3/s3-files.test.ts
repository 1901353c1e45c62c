import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findS3Fault, openS3, S3_KEY, type TestS3 } from '../../../test-support/providers/s3'
import { openStandIn } from '../../../test-support/providers/stand-in'
import { contentOf } from '../file-content'
import { FileStoreFailed } from '../file-store-failed'
import { listObjects } from './objects'
import type { S3Options } from './s3-client'
import { s3Files } from './s3-files.adapter'

const BYTES = Buffer.alloc(200_000, 'content ')
let s3: TestS3
beforeEach(async () => {
  s3 = await openS3()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await s3.close()
})

const store = (changed: Partial<S3Options> = {}) => s3Files({ ...s3.options, ...changed })
const KEY = 'invoices/one'
const put = (changed?: Partial<S3Options>) => store(changed).put(KEY, contentOf(BYTES, 'application/pdf'))
const catchFailure = async (work: Promise<unknown>): Promise<FileStoreFailed> => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof FileStoreFailed)) throw new Error(`not refused: ${error}`)
  return error
}

it('stores a file under its area, with its type, in one request', async () => {
  await put()
  expect([...s3.objects]).toEqual([[KEY, { bytes: BYTES, type: 'application/pdf' }]])
  expect(s3.requests).toEqual(['PUT /zhushutong-files/invoices/one'])
  expect(s3.faults).toEqual([])
})

it('writes the bucket in front of the host, signed for that host', async () => {
  const sent: { url: URL; init: RequestInit }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    sent.push({ url: url as URL, init: init as RequestInit })
    return new Response(null)
  })
  await put({ isPathStyle: false, endpoint: 'https://s3.cn-test-1.example.com' })
  const [{ url, init } = { url: new URL('about:blank'), init: {} }] = sent
  expect(url.href).toBe('https://zhushutong-files.s3.cn-test-1.example.com/invoices/one')
  const headers = { ...(init.headers as Record<string, string>), host: url.host }
  const received = { method: 'PUT', target: url.pathname, headers, body: BYTES }
  expect(findS3Fault(received, { key: S3_KEY, region: 'cn-test-1', now: Date.now() })).toBeNull()
})

it('lists the objects of a prefix, page by page', async () => {
  const type = 'text/csv'
  for (const name of ['in/a.csv', 'in/名单 (1).csv', 'in/z+.csv', 'out/x'])
    s3.objects.set(name, { bytes: Buffer.from(name), type })
  const objects = await listObjects(s3.options, 'in/')
  expect(objects.map(({ key, size }) => [key, size])).toEqual([
    ['in/a.csv', 8],
    ['in/z+.csv', 9],
    ['in/名单 (1).csv', 17],
  ])
  expect(s3.faults).toEqual([])
})

describe('is refused, says why and never the secret, and does not ask again', () => {
  it.each<[string, Partial<S3Options>, string]>([
    ['another secret', { key: { ...S3_KEY, secret: 'very-secret' } }, 'SignatureDoesNotMatch'],
    ['another bucket', { bucket: 'other-bucket' }, 'NoSuchBucket'],
  ])('for %s', async (_, changed, code) => {
    const failure = await catchFailure(put(changed))
    expect(failure.message).toContain(code)
    for (const secret of [S3_KEY.secret, 'very-secret'])
      expect(
        JSON.stringify([failure.message, failure.stack, failure.message, String(failure.cause)]),
      ).not.toContain(secret)
    expect(s3.requests).toHaveLength(1)
    expect(s3.objects.size).toBe(0)
    expect((await catchFailure(store(changed).open(KEY))).message).toContain(code)
    expect((await catchFailure(store(changed).remove(KEY))).message).toContain(code)
  })

  it('for clocks that differ by more than 15 minutes', async () => {
    s3.setSkew(14 * 60_000)
    await put()
    s3.setSkew(16 * 60_000)
    expect((await catchFailure(put())).message).toContain('RequestTimeTooSkewed')
    expect(s3.requests).toHaveLength(2)
  })

  it('where a proxy answers in place of the store', async () => {
    const proxy = await openStandIn((_, response) => void response.writeHead(404).end('<h1>Not found</h1>'))
    expect((await catchFailure(store({ endpoint: proxy.url }).open(KEY))).message).toContain('404 no code')
    await proxy.close()
    const elsewhere = await openStandIn((_, response) => {
      response.writeHead(307, { location: `${s3.url}/zhushutong-files/invoices/one` }).end()
    })
    expect((await catchFailure(put({ endpoint: elsewhere.url }))).message).toContain('307')
    expect(s3.requests).toEqual([])
    await elsewhere.close()
  })
})

describe('a store that is busy', () => {
  it.each([
    ['PUT', () => put()],
    ['GET', () => store().open(KEY)],
    ['DELETE', () => store().remove(KEY)],
  ] as const)('is asked three times to %s', async (method, work) => {
    s3.fails(method, 'SlowDown', 2)
    await work()
    expect(s3.requests).toHaveLength(3)
    s3.requests.length = 0
    s3.fails(method, 'InternalError', 3, 500)
    expect((await catchFailure(work())).message).toContain('500 InternalError')
    expect(s3.requests).toHaveLength(3)
  })
})

describe('a store that does not answer', () => {
  it('is given up after three tries', async () => {
    s3.takes(() => true)
    const failure = await catchFailure(put({ within: 500 }))
    expect(failure.message).toContain('PUT got no answer (TimeoutError)')
    expect(s3.requests).toHaveLength(3)
    expect(s3.objects.size).toBe(0)
  })

  it('is told as such where nothing listens', async () => {
    const gone = await openStandIn(() => {})
    await gone.close()
    const failure = await catchFailure(put({ endpoint: gone.url }))
    expect(failure.statusCode).toBe(503)
    expect(failure.message).toContain('PUT got no answer')
  })
})

describe('a download', () => {
  beforeEach(() => put())

  it('fails where the connection is cut, and where the store falls silent', async () => {
    s3.cuts(70_000)
    const cut = await store().open(KEY)
    expect(cut?.size).toBe(BYTES.length)
    await expect(buffer(cut!.stream)).rejects.toThrow('cut off')
    s3.takes((request, response) => {
      if (request.method !== 'GET') return false
      response.writeHead(200, { 'content-length': BYTES.length }).write(BYTES.subarray(0, 70_000))
      return true
    })
    const silent = await store({ within: 1000 }).open(KEY)
    await expect(buffer(silent!.stream)).rejects.toThrow('stopped halfway')
  })

  it('waits for a slow reader longer than for the store', async () => {
    const file = await store({ within: 1000 }).open(KEY)
    const pieces: Buffer[] = []
    for await (const piece of file!.stream) {
      pieces.push(piece as Buffer)
      if (pieces.length === 1) await new Promise((resolve) => setTimeout(resolve, 1300))
    }
    expect(Buffer.concat(pieces).equals(BYTES)).toBe(true)
  })

  it('ends the connection when its reader leaves', async () => {
    const closed = new Promise<void>((resolve) => {
      s3.takes((request, response) => {
        if (request.method !== 'GET') return false
        response.writeHead(200, { 'content-length': BYTES.length }).write(BYTES.subarray(0, 10))
        response.once('close', resolve)
        return true
      })
    })
    const file = await store({ within: 60_000 }).open(KEY)
    file!.stream.destroy()
    await closed
  })
})
