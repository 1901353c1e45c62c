import { connect } from 'node:net'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { detectImageType, MAX_UPLOAD_BYTES, UPLOAD_TYPES } from '../../packages/domain/src/assistant'
import { loginBySms } from '../../packages/gateway/test-support/gateway'
import { contract } from '../../packages/sdk/src/contract'
import { type FormPart, type SentForm, sentForms } from '../support/forms'
import { hostileText, type Payload, payloadsOf, spoiledFields } from '../support/payloads'
import { describePortal } from '../support/portal'
import { reportSeed } from '../support/report-seed'
import { within } from '../support/within'

/** FUZZ_RUNS=200 searches longer, FC_SEED repeats a run. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 3) * 100
const seed = process.env.FC_SEED === undefined ? {} : { seed: Number(process.env.FC_SEED) }
/** Limit of a call in ms, sufficient for a busy machine. */
const LIMIT_MS = 15_000
/** In bytes, more than the form around a slightly too large file: rejected before it is read to its end. */
const FORM_BYTES = MAX_UPLOAD_BYTES + 256 * 1024
/** The maximum size in bytes of a body that is not a form. */
const JSON_BYTES = 1024 * 1024
const { chat, upload, messages } = contract.assistant

interface Envelope {
  readonly statusCode: string
  readonly statusMessage: string
  readonly data: { readonly fields?: readonly { readonly field: string }[] } | null
}

/** Parts of questions; separators may be between them. */
const words = fc.constantFrom(
  ...'重庆 四川 近一年 2025年 500万以上 1–3亿 市政 一级 招标 中标 企业 其中 预算最高的 是哪一个 前五 那 呢 的 ， 《 ** ]( %'.split(
    ' ',
  ),
)
const questions = fc.oneof(
  fc.array(words, { minLength: 1, maxLength: 12 }).map((all) => all.join('')),
  hostileText,
)

describePortal('whatever the assistant is sent', (portal, kind) => {
  const counts: Record<string, number> = {}
  const statuses: Record<number, number> = {}
  let token: string
  let userId: string
  let slowest = 0
  let sent = 0

  const login = async () => {
    const login = await loginBySms(portal().gateway, '12400000071')
    token = login.access_token
    userId = login.userId
  }
  beforeAll(login)
  afterAll(() => {
    const list = (of: Readonly<Record<string, number>>) =>
      Object.entries(of)
        .map(([name, n]) => `${name} ${n}`)
        .join(', ')
    console.log(`fuzz ${kind}: ${list(counts)}; statuses ${list(statuses)}; slowest ${slowest.toFixed()} ms`)
  })

  const inject = async (what: string, url: string, payload: string | Buffer, contentType: string) => {
    counts[what] = (counts[what] ?? 0) + 1
    sent += 1
    // The clock advances by minutes, so that no rate limit is reached; the test logs in again because a
    // login lasts only days.
    if (sent % 1000 === 0) await login()
    const headers = { authorization: `Bearer ${token}`, 'content-type': contentType }
    const started = performance.now()
    const answer = await within(
      LIMIT_MS,
      portal().gateway.app.server.inject({ method: 'POST', url, payload, headers }),
      `${what}, ${contentType}: ${payload.slice(0, 300).toString('latin1')}`,
    )
    slowest = Math.max(slowest, performance.now() - started)
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
    expect(answer.statusCode, `${what}: ${answer.payload.slice(0, 300)}`).toBeLessThan(500)
    return answer
  }

  /** Asserts that a rejection has a message, and the names of the wrong fields. */
  const refused = (payload: string, what: string): readonly string[] => {
    const envelope = JSON.parse(payload) as Envelope
    expect(envelope.statusMessage, what).toMatch(/\p{Script=Han}/u)
    expect(envelope.statusCode, what).toBe('00400')
    // Rejections of unparseable input, and of prototype keys, name no fields.
    if (envelope.statusMessage === '请求内容不是正确的 JSON') return []
    const named = envelope.data?.fields?.map(({ field }) => field) ?? []
    expect(named, `${what}: ${envelope.statusMessage}`).not.toEqual([])
    return named
  }

  const asks = async ({ wrong, value }: Payload) => {
    const answer = await inject(
      `chat, ${wrong}`,
      chat.path,
      JSON.stringify(value ?? null),
      'application/json',
    )
    portal().gateway.clock.advance(4000)
    const parsed = chat.request().safeParse(JSON.parse(JSON.stringify(value ?? {})))
    if (answer.statusCode === 200) {
      expect(parsed.success).toBe(true)
      if (!String(answer.headers['content-type']).startsWith('text/event-stream')) return
      const events = answer.payload.split('\n\n').filter((part) => part.startsWith('data: '))
      const read = events.map((part) => chat.streams().parse(JSON.parse(part.slice(6))))
      // The embedded answerer never fails.
      expect(read.at(-1)?.event, JSON.stringify(value)).toBe('message_end')
      counts['chat, answered'] = (counts['chat, answered'] ?? 0) + 1
    } else if (answer.statusCode === 400) refused(answer.payload, JSON.stringify(value))
    // Only a missing conversation or missing files.
    else expect([parsed.success, answer.statusCode]).toEqual([true, 404])
  }

  it('chat answers what its schema accepts, and refuses the rest by its fields', async () => {
    const first = await inject('chat', chat.path, JSON.stringify({ query: '重庆的招标' }), 'application/json')
    const conversation_id = JSON.parse(first.payload.slice(6, first.payload.indexOf('\n\n'))).conversation_id
    const payloads = fc.oneof(
      payloadsOf(chat),
      spoiledFields({ query: '重庆的招标', conversation_id, files: [], user: 'me' }, [
        'query',
        'files',
        'user',
      ]),
      {
        weight: 2,
        arbitrary: questions.map((query) => ({ wrong: 'question', value: { query, conversation_id } })),
      },
    )
    await fc.assert(fc.asyncProperty(payloads, asks), { numRuns: RUNS, reporter: reportSeed, ...seed })
    const kept = await portal().gateway.app.server.inject({
      url: messages.path.replace('{conversationId}', conversation_id),
      headers: { authorization: `Bearer ${token}` },
    })
    const states = new Set((kept.json().data as { state: string }[]).map(({ state }) => state))
    expect([...states]).toEqual(['whole'])
  })

  /** Returns the file of a form with one image and no unknown field, else null. */
  const isRight = (parts: readonly FormPart[]): FormPart | null => {
    const [file, ...more] = parts.filter(({ name, filename }) => name === 'file' && filename !== null)
    const others = parts.filter(({ name }) => name !== 'file')
    if (!file || more.length > 0 || others.length > 1) return null
    if (!others.every((part) => part.name === 'user' && part.filename === null)) return null
    const text = Buffer.from(others[0]?.bytes ?? []).toString('utf8')
    if (text.length > 200 || text.includes('\0')) return null
    // Parameters of a media type, such as a charset, do not change the type.
    const mediaType = file.mimeType?.split(';')[0]?.trim().toLowerCase()
    const declared = UPLOAD_TYPES.some((type) => type === mediaType)
    const isImage = declared && detectImageType(file.bytes) !== null
    return isImage && file.bytes.length <= MAX_UPLOAD_BYTES ? file : null
  }

  let accepted = 0
  const brings = async ({ wrong, contentType, body, parts }: SentForm) => {
    const answer = await inject(`upload, ${wrong}`, upload.path, body, contentType)
    const what = `${wrong}, ${contentType}: ${body.subarray(0, 300).toString('latin1')}`
    if (answer.statusCode === 200) {
      accepted += 1
      // Slow enough for the hourly and daily limits.
      portal().gateway.clock.advance(8 * 60_000)
      const { data } = answer.json<{ data: { name: string; size: number } }>()
      expect(() => upload.result().parse(data), what).not.toThrow()
    } else if (answer.statusCode === 415) {
      expect(parts, what).toBe(null)
      expect(answer.json<Envelope>().statusMessage).toMatch(/内容类型/)
    } else if (contentType === 'application/json' && body.length > JSON_BYTES) {
      expect(answer.statusCode, what).toBe(413)
      expect(answer.json<Envelope>().statusMessage).toMatch(/\p{Script=Han}/u)
    } else {
      const isLarge = body.length > FORM_BYTES
      expect(answer.statusCode, what).toBe(isLarge ? 413 : 400)
      const fields = refused(answer.payload, what)
      const known = ['file', 'file.name', 'user', '', ...(parts ?? []).map(({ name }) => name)]
      if (parts) for (const field of fields) expect(known, what).toContain(field)
    }
    if (!parts) return
    const file = body.length > FORM_BYTES ? null : isRight(parts)
    expect(answer.statusCode === 200, what).toBe(file !== null)
    if (file) expect(answer.json().data, what).toMatchObject({ size: file.bytes.length })
  }
  const kept = async () => {
    const rows = await portal().database.sql`select id from assistant_uploads where user_id = ${userId}`
    return rows.length
  }

  it('upload stores a single image, and refuses every other form by its fields', async () => {
    await fc.assert(fc.asyncProperty(sentForms, brings), { numRuns: RUNS, reporter: reportSeed, ...seed })
    expect(accepted).toBeGreaterThan(RUNS / 20)
    expect(await kept()).toBe(accepted)
  })

  it('an upload that ends halfway stores nothing, and the gateway continues', async () => {
    const { port } = new URL(portal().gateway.url)
    const head = [
      `POST ${upload.path} HTTP/1.1`,
      'host: localhost',
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 900000',
    ].join('\r\n')
    const before = await kept()
    for (const half of [0, 10, 70_000, 899_999]) {
      const socket = connect(Number(port), '127.0.0.1')
      socket.on('error', () => {})
      const closed = new Promise((done) => socket.once('close', done))
      socket.write(`${head}\r\n\r\n`)
      socket.write(Buffer.alloc(half, 'x'), () => socket.destroy())
      await closed
    }
    const answer = await inject(
      'chat',
      chat.path,
      JSON.stringify({ query: '重庆的招标' }),
      'application/json',
    )
    expect(answer.statusCode).toBe(200)
    expect(await kept()).toBe(before)
  })
})
