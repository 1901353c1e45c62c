import { getEventListeners } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { isPortalError, type PortalError } from '../errors'
import { chatEvent, openStreamServer, streamed, until } from '../testing/stream-server'
import { createFetchTransport } from '../transport/fetch.transport'
import { createNodeTransport } from '../transport/node.transport'
import { type CallReport, type ClientOptions, createPortalClientOn } from './index'
import { nodePlatform } from './node-platform'

type Server = Awaited<ReturnType<typeof openStreamServer>>
const opened: Server[] = []
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close()
})

const failure = async (promise: Promise<unknown>): Promise<PortalError> => {
  const error = await promise.then(
    () => expect.unreachable('it should have failed'),
    (e: unknown) => e,
  )
  if (!isPortalError(error)) throw error
  return error
}

const TOKEN = 'token-1234567890'
const QUERY = { query: '重庆有哪些招标' }

describe.each([
  ['node:http', () => createNodeTransport()],
  ['fetch', () => createFetchTransport()],
])('the assistant over %s', (runtime, createTransport) => {
  /**
   * Number of connections closed by the client; fetch's connections belong to the runtime, which opens others in
   * advance.
   */
  const closed = (server: Server, cut: number) =>
    until(() => server.cut() === cut && (runtime === 'fetch' || server.open() === 0))

  const setUp = async (
    serve: Parameters<typeof openStreamServer>[0],
    options: Partial<ClientOptions> = {},
  ) => {
    const server = await openStreamServer(serve)
    opened.push(server)
    const { assistant } = createPortalClientOn(nodePlatform(), {
      baseUrl: server.url,
      token: TOKEN,
      transport: createTransport(),
      ...options,
    })
    return { server, assistant }
  }
  const ok = (answer: Parameters<Parameters<typeof openStreamServer>[0]>[0]) =>
    answer
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"statusCode":"00000","statusMessage":"","data":true}')

  it('yields typed pieces as they arrive, replaced ones too, and the complete text', async () => {
    const { assistant } = await setUp((answer) =>
      streamed(
        answer,
        chatEvent('message'),
        chatEvent('message', { answer: '你' }),
        ': ping\n\n',
        chatEvent('ping'),
        chatEvent('message_replace', { answer: '您' }),
        chatEvent('message', { answer: '好' }),
        chatEvent('message_end'),
      ).end(),
    )
    const chat = assistant.chat(QUERY)
    expect([chat.conversationId, chat.taskId]).toEqual([null, null])
    const pieces = []
    for await (const piece of chat) pieces.push([piece.answer, piece.replaces])
    expect(pieces).toEqual([
      ['', false],
      ['你', false],
      ['您', true],
      ['好', false],
    ])
    expect(await chat.text()).toBe('您好')
    expect(chat).toMatchObject({ conversationId: 'c1', messageId: 'm1', taskId: 't1', stopped: false })
    expect(chat.requestId).toMatch(/^[0-9a-f]{32}$/)
  })

  it('sends nothing before it is read, and nothing at all if the input is invalid', async () => {
    const { assistant, server } = await setUp((answer) => streamed(answer, chatEvent('message_end')).end())
    assistant.chat(QUERY)
    const wrong = await failure(assistant.chat({ query: '' }).text())
    expect(wrong).toMatchObject({ kind: 'validation', fields: [{ field: 'query' }] })
    expect(server.paths).toEqual([])
  })

  it.each([
    [
      401,
      '{"statusCode":"00401","statusMessage":"登录已失效，请重新登录","data":null}',
      'unauthorized',
      '00401',
    ],
    [429, '{"statusCode":"00429","statusMessage":"请稍后再问","data":null}', 'rateLimited', '00429'],
    [200, '{"statusCode":"30003","statusMessage":"未查询到相关信息","data":null}', 'notFound', '30003'],
    [200, '{"statusCode":"00000","statusMessage":"","data":true}', 'decode', null],
    [502, '<html>Bad Gateway</html>', 'server', null],
    [200, '<html>Log in</html>', 'decode', null],
  ])('a stream that does not open (%s %s) is a failure like any other', async (status, body, kind, code) => {
    const { assistant } = await setUp((answer) => answer.writeHead(status).end(body))
    expect(await failure(assistant.chat(QUERY).text())).toMatchObject({ kind, code, status })
  })

  it.each([
    ['in the middle', chatEvent('message', { answer: '半' }), 'network', 'INCOMPLETE'],
    ['invalid JSON', 'data: {"event":\n\n', 'decode', null],
    ['another shape', 'data: {"event":"message"}\n\n', 'decode', null],
    ['an event too large', `data: ${'x'.repeat(1_100_000)}`, 'decode', null],
    ['an error', chatEvent('error', { error_code: '00001', answer: '服务器繁忙' }), 'server', '00001'],
    ['a refusal', chatEvent('error', { error_code: '40011', answer: '' }), 'business', '40011'],
    ['nothing at all', '', 'network', 'INCOMPLETE'],
  ])('a stream that ends with %s rejects', async (_title, part, kind, code) => {
    const { assistant } = await setUp((answer) => streamed(answer, chatEvent('message'), part).end())
    const chat = assistant.chat(QUERY)
    const read = async () => {
      for await (const _piece of chat);
    }
    const error = await failure(read())
    expect(error).toMatchObject({ kind, code })
    expect(await failure(chat.text())).toBe(error)
  })

  it('a connection that breaks rejects, before the answer and in the middle of it', async () => {
    const early = await setUp((answer) => answer.destroy())
    expect(await failure(early.assistant.chat(QUERY).text())).toMatchObject({ kind: 'network', status: null })
    const middle = await setUp((answer) => {
      streamed(answer, chatEvent('message', { answer: '半' }))
      setTimeout(() => answer.destroy(), 20)
    })
    expect(await failure(middle.assistant.chat(QUERY).text())).toMatchObject({ kind: 'network' })
  })

  it('waits for the first byte, then for the next ones, within their limits; pings count', async () => {
    const mute = await setUp(() => {})
    const first = await failure(mute.assistant.chat(QUERY, { timeout: 300 }).text())
    expect(first).toMatchObject({ kind: 'timeout', status: null })
    await closed(mute.server, 1)

    const stuck = await setUp((answer) => streamed(answer, chatEvent('message')))
    const idle = await failure(stuck.assistant.chat(QUERY, { idleTimeout: 300 }).text())
    expect(idle).toMatchObject({ kind: 'timeout', retryable: true })
    await closed(stuck.server, 1)

    const slow = await setUp((answer) => {
      streamed(answer, chatEvent('message'))
      const timer = setInterval(() => answer.write(': ping\n\n'), 40)
      setTimeout(() => {
        clearInterval(timer)
        answer.end(chatEvent('message', { answer: '到' }) + chatEvent('message_end'))
      }, 900)
    })
    expect(await slow.assistant.chat(QUERY, { idleTimeout: 500 }).text()).toBe('到')
  })

  it('a slow reader causes no timeout', async () => {
    const { assistant } = await setUp((answer) =>
      streamed(answer, chatEvent('message', { answer: '慢' }), chatEvent('message_end')).end(),
    )
    const chat = assistant.chat(QUERY, { idleTimeout: 40 })
    for await (const _piece of chat) await new Promise((done) => setTimeout(done, 90))
    expect(await chat.text()).toBe('慢')
  })

  it('leaving the loop and aborting close the connection, and leave no listener behind', async () => {
    const { assistant, server } = await setUp((answer) => streamed(answer, chatEvent('message')))
    const aborter = new AbortController()
    const { signal } = aborter
    for await (const _piece of assistant.chat(QUERY, { signal })) break
    await closed(server, 1)
    expect(getEventListeners(signal, 'abort')).toEqual([])

    assistant.chat(QUERY, { signal })
    expect(getEventListeners(signal, 'abort')).toEqual([])

    const chat = assistant.chat(QUERY, { signal })
    const reading = chat.text()
    setTimeout(() => aborter.abort(new Error('enough')), 30)
    await expect(reading).rejects.toThrow('enough')
    await closed(server, 2)
    expect(getEventListeners(signal, 'abort')).toEqual([])
    await expect(assistant.chat(QUERY, { signal }).text()).rejects.toThrow('enough')
  })

  it('stop calls the gateway as soon as the task id is known, and ends the reading at once', async () => {
    let answers = 0
    const { assistant, server } = await setUp((answer, request) => {
      if (request.url?.includes('/stop/')) return ok(answer)
      answers += 1
      streamed(answer, ': ping\n\n')
      setTimeout(() => answer.write(chatEvent('message', { answer: '说' })), 80)
    })
    const chat = assistant.chat(QUERY)
    const next = chat[Symbol.asyncIterator]().next()
    await until(() => answers === 1)
    const stopping = chat.stop()
    expect(await next).toEqual({ done: true, value: undefined })
    await stopping
    expect(server.paths.at(-1)).toBe('/jian-butler-api-biz/deepSeek/v1/chat-messages/stop/t1')
    expect([chat.stopped, await chat.text()]).toEqual([true, ''])
    expect(chat.stop()).toBe(stopping)
    await until(() => server.cut() === 1)
  })

  it('stop before reading sends nothing; after the end it does nothing', async () => {
    const { assistant, server } = await setUp((answer) => streamed(answer, chatEvent('message_end')).end())
    const never = assistant.chat(QUERY)
    await never.stop()
    expect(await never.text()).toBe('')
    for await (const _piece of never) expect.unreachable()
    expect(server.paths).toEqual([])
    const over = assistant.chat(QUERY)
    await over.text()
    await over.stop()
    expect(server.paths).toHaveLength(1)
    expect(over.stopped).toBe(false)
  })

  it('is reported once, without token, question or answer', async () => {
    const reports: CallReport[] = []
    const lines: unknown[] = []
    const log = (message: string, fields: object) => void lines.push([message, fields])
    const { assistant } = await setUp(
      (answer) => streamed(answer, chatEvent('message', { answer: '秘密' }), chatEvent('message_end')).end(),
      { onResponse: (report) => reports.push(report), logger: { debug: log, warn: log } },
    )
    await assistant.chat(QUERY).text()
    await until(() => reports.length === 1)
    expect(reports[0]).toMatchObject({ method: 'POST', status: 200, tries: 1 })
    for (const secret of [TOKEN, QUERY.query, '秘密'])
      expect(JSON.stringify([reports, lines])).not.toContain(secret)
  })

  it('uploads a form with the file, and reports progress', async () => {
    let form = ''
    const { assistant } = await setUp((answer, request) => {
      form = String(request.headers['content-type'])
      const data = { id: 'u1', name: 'a', size: 3, mime_type: 'image/png', created_at: 1 }
      answer.end(JSON.stringify({ statusCode: '00000', statusMessage: '', data }))
    })
    const progress: { sent: number; total: number }[] = []
    const bytes = new Uint8Array(300_000)
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    const file = { name: '图"\r\n.png', mimeType: 'image/png', bytes }
    const uploaded = await assistant.upload(file, { onProgress: (p) => progress.push(p) })
    expect(uploaded).toEqual({ id: 'u1', name: 'a', size: 3, mimeType: 'image/png', createdAt: 1 })
    expect(form).toMatch(/^multipart\/form-data; boundary=/)
    expect(progress[0]?.sent).toBe(0)
    expect(progress.at(-1)?.sent).toBe(progress.at(-1)?.total)
    expect(progress.at(-1)?.total).toBeGreaterThan(300_000)
    const aborter = new AbortController()
    const late = await setUp(() => aborter.abort(new Error('enough')))
    const going = late.assistant.upload(file, { signal: aborter.signal })
    await expect(going).rejects.toThrow('enough')
    expect(await failure(late.assistant.upload(file, { timeout: 300 }))).toMatchObject({ kind: 'timeout' })
    await closed(late.server, 2)
  })

  it('VAL-17 rejects files that are not images or too large before sending', async () => {
    const { assistant, server } = await setUp(() => {})
    const file = (size: number, ...head: number[]) => {
      const bytes = new Uint8Array(size)
      bytes.set(head)
      return { name: 'a.jpg', mimeType: 'image/jpeg', bytes }
    }
    for (const [wrong, message] of [
      [file(1_048_577, 0xff, 0xd8, 0xff), '上传文件大小不能超过 1 MB'],
      [file(10), '文件格式不正确'],
      [{ ...file(10, 0xff, 0xd8, 0xff), mimeType: 'text/html' }, '文件格式不正确'],
    ] as const) {
      expect(await failure(assistant.upload(wrong))).toMatchObject({
        kind: 'validation',
        status: null,
        message,
        fields: [{ field: 'file', message }],
      })
    }
    const name = 'x'.repeat(201)
    expect(await failure(assistant.upload({ ...file(3, 0xff, 0xd8, 0xff), name }))).toMatchObject({
      message: '请求参数不正确：file.name 缺失或格式不正确',
    })
    expect(server.paths).toEqual([])
  })
})
