import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest'
import { errorOf, setUp as setUpClient, TRANSPORTS } from '../testing/fault-client'
import { envelope, type Serve } from '../testing/misbehaving-server'
import type { NodeClient } from './node-client'
import type { ClientOptions } from './options'

const FILE = randomBytes(300_000)

const aJob = {
  ...{ exportId: 'e1', kind: 'tender', title: '招标', format: 'csv', state: 'done', items: 3, rows: 3 },
  ...{ extra: 0, fen: 0, orderId: null as string | null, fileName: '招标.csv', createTime: 1 },
  ...{ size: FILE.length as number | null, file: '/files/e1' as string | null, finishTime: 2, expireTime: 3 },
}

/** Answers of the states of a job, one a poll, the last for ever; and of its file. */
const setUp = async (
  states: readonly Partial<typeof aJob>[],
  serveFile: Serve = (response) => void response.end(FILE),
  options: Partial<ClientOptions> = {},
) => {
  const polls = { seen: 0, downloads: 0 }
  const set = await setUpClient((response, request) => {
    if (request.url === '/files/e1') {
      polls.downloads += 1
      return serveFile(response, request, polls.downloads)
    }
    if (!request.url?.endsWith('/retry')) polls.seen += 1
    const state = states[Math.min(polls.seen, states.length) - 1]
    response.end(envelope({ ...aJob, ...(request.url?.endsWith('/retry') ? { state: 'queued' } : state) }))
  }, options)
  return { ...set, client: set.client as NodeClient, polls }
}

const collect = async <T>(items: AsyncIterable<T>) => {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

/** Sends some bytes from the requested offset and closes the connection. */
const sendPart = (response: ServerResponse, range: string | undefined, length: number) => {
  const from = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0)
  const head = { 'content-length': FILE.length - from, etag: '"a"' }
  response.writeHead(from > 0 ? 206 : 200, head)
  const part = FILE.subarray(from, from + length)
  if (from + length >= FILE.length) return response.end(part)
  return response.write(part, () => setTimeout(() => response.destroy(), 5))
}

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('an export is followed to its file', () => {
  it('yields each state and progress once, and waits longer and longer', async () => {
    const running = { state: 'running', file: null, size: null }
    const { client, pauses } = await setUp([
      { state: 'queued', file: null, rows: 0 },
      { ...running, rows: 0 },
      { ...running, rows: 0 },
      { ...running, rows: 2 },
      {},
    ])
    const jobs = await collect(client.exports.follow({ exportId: 'e1' }))
    expect(jobs.map(({ state, rows }) => `${state} ${rows}`)).toEqual([
      'queued 0',
      'running 0',
      'running 2',
      'done 3',
    ])
    expect(pauses).toEqual([500, 750, 1125, 1687.5])
  })

  it('an unpaid export names its order and cost, unless the caller waits for the payment', async () => {
    const unpaid = { state: 'awaiting-payment', orderId: 'o9', fen: 12_050, file: null }
    const { client } = await setUp([unpaid, unpaid, {}])
    const source = { exportId: 'e1' }
    expect(await errorOf(client.exports.toFile(source, join(folder, 'a')))).toMatchObject({
      kind: 'business',
      code: 'UNPAID',
      message: '导出需要先支付订单 o9（120.50 元），支付后开始生成',
    })
    const jobs = await collect(client.exports.follow(source, { awaitsPayment: true }))
    expect(jobs.map(({ state }) => state)).toEqual(['awaiting-payment', 'done'])
  })

  it('a failed export is thrown, or resumed as often as the caller allows', async () => {
    const failed = { state: 'failed', file: null }
    const { client, seen } = await setUp([failed])
    const source = Promise.resolve({ job: { exportId: 'e1' } })
    expect(await errorOf(collect(client.exports.follow(source)))).toMatchObject({ code: 'FAILED' })
    expect(await errorOf(collect(client.exports.follow(source, { restarts: 2 })))).toMatchObject({
      code: 'FAILED',
    })
    expect(seen.filter(({ url }) => url?.endsWith('/retry'))).toHaveLength(2)
  })

  it('ends at its deadline, and at the abort of its signal with the reason', async () => {
    const { client, pauses } = await setUp([{ state: 'running', file: null }])
    const late = client.exports.follow({ exportId: 'e1' }, { deadline: 499 })
    expect(await errorOf(collect(late))).toMatchObject({ kind: 'timeout' })
    expect(pauses).toEqual([])
    const leaving = new AbortController()
    leaving.abort('gone')
    const { signal } = leaving
    expect(await errorOf(collect(client.exports.follow({ exportId: 'e1' }, { signal })))).toBe('gone')
  })

  it('the answer of a preview has no file', async () => {
    const { client } = await setUp([{}])
    expect(await errorOf(client.exports.toFile({ job: null }, join(folder, 'a')))).toMatchObject({
      kind: 'validation',
      message: '这次导出只询问了费用（preview），没有文件',
    })
  })

  it('only a preview has no job', () => {
    const typed = (_: (client: NodeClient) => unknown) => {}
    typed(async ({ tenders }) => {
      expectTypeOf((await tenders.export({ preview: true })).job).toBeNull()
      expectTypeOf((await tenders.export({ format: 'csv' })).job.exportId).toBeString()
      expectTypeOf((await tenders.export()).job.state).toExtend<string>()
    })
  })
})

describe('the file of an export', () => {
  it('is written under its name only when it is complete', async () => {
    const { client, seen } = await setUp([{}])
    const path = join(folder, '招标.csv')
    const job = await client.exports.toFile({ exportId: 'e1' }, path, { token: 't1' })
    expect(job.rows).toBe(3)
    expect(await readdir(folder)).toEqual(['招标.csv'])
    expect(hash(await readFile(path))).toBe(hash(FILE))
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer t1', 'Bearer t1'])
  })

  it.each(Object.keys(TRANSPORTS))('continues by Range after each break, over %s', async (name) => {
    const serve: Serve = (response, request) => void sendPart(response, request.headers.range, 110_000)
    const { client, seen } = await setUp([{}], serve, { transport: TRANSPORTS[name]!() })
    const { blob } = await client.exports.download({ exportId: 'e1' })
    expect(hash(new Uint8Array(await (await blob()).arrayBuffer()))).toBe(hash(FILE))
    const ranges = seen.flatMap(({ url, headers }) => (url === '/files/e1' ? [headers.range] : []))
    expect(ranges.length).toBeGreaterThanOrEqual(3)
    expect(ranges[0]).toBeUndefined()
    expect(ranges[1]).toMatch(/^bytes=\d+-$/)
  })

  it('continues after the bytes of an earlier run, also if the gateway sends all of them again', async () => {
    const path = join(folder, 'a.csv')
    await writeFile(`${path}.e1.part`, FILE.subarray(0, 200_000))
    const { client, seen } = await setUp([{}])
    await client.exports.toFile({ exportId: 'e1' }, path)
    expect(seen.at(-1)?.headers.range).toBe('bytes=200000-')
    expect(hash(await readFile(path))).toBe(hash(FILE))
  })

  it('gives up after some tries without a new byte; the bytes so far stay for the next run', async () => {
    const serve: Serve = (response, request, count) =>
      count === 1 ? void sendPart(response, request.headers.range, 1000) : void response.destroy()
    const { client, polls } = await setUp([{}], serve)
    const path = join(folder, 'a.csv')
    const error = await errorOf(client.exports.toFile({ exportId: 'e1' }, path, { retries: 2 }))
    expect(error).toMatchObject({ kind: 'network' })
    expect(polls.downloads).toBe(3)
    expect(await readdir(folder)).toEqual(['a.csv.e1.part'])
  })

  it('a file of another size is refused and leaves nothing', async () => {
    const { client } = await setUp([{ size: FILE.length - 1 }])
    const error = await errorOf(client.exports.toFile({ exportId: 'e1' }, join(folder, 'a.csv')))
    expect(error).toMatchObject({ kind: 'decode', code: 'SIZE' })
  })

  it('a refusal of the gateway is thrown at once, without another try', async () => {
    const gone: Serve = (response) => {
      response.writeHead(404)
      response.end('{"statusCode":"30003","statusMessage":"文件不存在或已过期"}')
    }
    const { client, polls } = await setUp([{}], gone)
    const error = await errorOf(client.exports.toFile({ exportId: 'e1' }, join(folder, 'a.csv')))
    expect(error).toMatchObject({ kind: 'notFound', message: '未查询到相关信息' })
    expect(polls.downloads).toBe(1)
  })

  it('a download as a stream ends with the last byte', async () => {
    const { client } = await setUp([{}])
    const { stream, job } = await client.exports.download({ exportId: 'e1' })
    const reader = stream().getReader()
    let size = 0
    for (let step = await reader.read(); !step.done; step = await reader.read()) size += step.value.length
    expect([size, job.fileName]).toEqual([FILE.length, '招标.csv'])
  })
})
