import { generateKeyPairSync } from 'node:crypto'
import { VISITOR } from '@zhushutong/domain/access'
import { endpoint } from '@zhushutong/sdk/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { signedCall } from '../../../test-support/secure-call'
import { paidSession } from '../../../test-support/session'
import { fixedClock, systemClock } from '../clock'
import { type CallContext, sessionOf } from './context'
import { createSecure } from './encryption/encrypted'
import { loadKeyPair } from './encryption/key-pair'
import { mountGroup } from './mount'
import { createServer } from './server'

const call = { method: 'POST', access: 'none', idempotent: true, result: () => z.any() } as const
const group = {
  echo: endpoint({
    ...call,
    path: '/echo',
    aliases: ['/twin/echo'],
    request: () =>
      z.strictObject({
        name: z.string().check(z.maxLength(5)),
        size: z._default(z.int().check(z.gte(1), z.lte(100)), 10),
        kind: z.optional(z.enum(['a', 'b'])),
        inner: z.optional(z.strictObject({ list: z.array(z.string()) })),
      }),
  }),
  one: endpoint({
    ...call,
    method: 'GET',
    path: '/things/{id}',
    request: () => z.strictObject({ id: z.string(), q: z.optional(z.string()) }),
  }),
  me: endpoint({
    ...call,
    path: '/me',
    access: 'token',
    request: () => z.strictObject({}),
    result: () => z.object({ userId: z.string() }),
  }),
  open: endpoint({
    ...call,
    path: '/open',
    access: 'optional',
    request: () => z.strictObject({}),
  }),
  closed: endpoint({ ...call, path: '/closed', request: () => z.strictObject({}) }),
  secret: endpoint({
    ...call,
    path: '/secret',
    encrypted: true,
    request: () => z.strictObject({ n: z.int() }),
  }),
  login: endpoint({
    ...call,
    path: '/login',
    encryptsRequest: true,
    request: () => z.strictObject({ password: z.string() }),
    result: () => z.literal(true),
  }),
  thin: endpoint({
    ...call,
    path: '/thin',
    request: () => z.strictObject({}),
    result: () => z.object({ shown: z.string() }),
  }),
  broken: endpoint({
    ...call,
    path: '/broken',
    request: () => z.strictObject({}),
    result: () => z.object({ n: z.int() }),
  }),
  fails: endpoint({ ...call, path: '/fails', request: () => z.strictObject({}) }),
}

const viewer = { ...VISITOR, loggedIn: true }
const whoIs = async (_: unknown, { session, viewer, token }: CallContext) => ({ session, viewer, token })
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const keyPair = loadKeyPair({ pem: privateKey, dataDir: '' })
const lines: string[] = []
const app = createServer({ logTo: { write: (line) => lines.push(line) } })

beforeAll(() => {
  mountGroup(
    app,
    group,
    {
      echo: async (input) => input,
      one: async (input) => input,
      me: async (_, context) => ({ userId: sessionOf(context).userId }),
      open: whoIs,
      closed: whoIs,
      secret: async ({ n }, { log }) => {
        log.info({ mobile: '13800000000', user: { password: 'hunter2' } }, 'asked')
        return { n, text: '机密' }
      },
      login: async ({ password }) => (password === '对的' ? true : { error: '20001' }),
      thin: async () => ({ shown: 'yes', hidden: 'no' }),
      broken: async () => ({ n: 'not a number' as unknown as number }),
      fails: async () => ({ error: '40001', waitMs: 1200 }),
    },
    {
      clock: fixedClock(1_000),
      secure: createSecure(keyPair, systemClock),
      resolveSession: async (token) => (token === 'good-token' ? paidSession('u1', viewer) : null),
    },
  )
})
afterAll(() => app.close())

const post = async (url: string, payload: unknown = {}, headers: Record<string, string> = {}) => {
  const sent = typeof payload === 'string' ? payload : JSON.stringify(payload)
  const answer = await app.inject({
    method: 'POST',
    url,
    payload: sent,
    headers: { 'content-type': 'application/json', ...headers },
  })
  return { status: answer.statusCode, headers: answer.headers, ...answer.json() }
}

describe('input', () => {
  it('is parsed by the contract: defaults filled in, path and aliases served', async () => {
    for (const path of ['/echo', '/twin/echo']) {
      expect(await post(path, { name: 'x' })).toMatchObject({
        status: 200,
        statusCode: '00000',
        data: { name: 'x', size: 10 },
      })
    }
    const got = await app.inject('/things/a%20b?q=1')
    expect(got.json().data).toEqual({ id: 'a b', q: '1' })
  })

  it.each([
    [{}, '参数 name 不能为空', 'name'],
    [{ name: 'abcdef' }, '参数 name 不能超过 5 个字符', 'name'],
    [{ name: 'x', size: 101 }, '参数 size 不能超过 100', 'size'],
    [{ name: 'x', size: 1.5 }, '参数 size 应为整数', 'size'],
    [{ name: 'x', kind: 'c' }, '参数 kind 应为 a、b 之一', 'kind'],
    [{ name: 'x', inner: { list: [1] } }, '参数 inner.list.0 应为文本', 'inner.list.0'],
    [{ name: 'x', other: 1 }, '不认识的参数：other', 'other'],
    [[], '请求参数应为对象', ''],
    [{ name: 'a\0' }, '参数 name 含有不支持的字符', 'name'],
    [{ name: 'x', inner: { list: ['\ud800'] } }, '参数 inner.list.0 含有不支持的字符', 'inner.list.0'],
    ['{', '请求内容不是正确的 JSON', null],
    ['{"name":"x","__proto__":{"admin":1}}', '请求内容不是正确的 JSON', null],
  ])('%j is refused with 400, naming field and reason', async (body, message, field) => {
    expect(await post('/echo', body)).toMatchObject({
      status: 400,
      statusCode: '00400',
      statusMessage: message,
      data: field === null ? null : { fields: [{ field }] },
    })
  })

  it('treats a missing body as an empty one', async () => {
    const bare = await app.inject({ method: 'POST', url: '/closed' })
    expect(bare.statusCode).toBe(200)
    expect((await post('/closed', '')).status).toBe(200)
  })

  it('answers any invalid request with an envelope', async () => {
    expect(await post('/nowhere')).toMatchObject({ status: 404, statusCode: '00404' })
    expect(await post('/echo', 'a=b', { 'content-type': 'text/csv' })).toMatchObject({
      status: 415,
      statusCode: '00400',
    })
    expect(await post('/echo', { name: 'x'.repeat(1_100_000) })).toMatchObject({
      status: 413,
      statusMessage: '请求内容过大',
    })
  })
})

describe('session', () => {
  it.each(['Bearer good-token', 'bearer good-token', 'good-token'])(
    'is found by the header %s',
    async (authorization) => {
      expect(await post('/me', {}, { authorization })).toMatchObject({ status: 200, data: { userId: 'u1' } })
    },
  )

  it('ERR-02 a call for members is refused with 401 to everyone else', async () => {
    expect(await post('/me')).toMatchObject({ status: 401, statusCode: '00113', statusMessage: '请先登录' })
    const bad = await post('/me', {}, { authorization: 'Bearer bad' })
    expect(bad).toMatchObject({ status: 401, statusCode: '00401' })
    expect((await post('/me', { extra: 1 })).status).toBe(401)
  })

  it.each(['Bearer bad', 'Basic dXNlcjpwYXNz', `Bearer ${'x'.repeat(600)}`])(
    'ERR-03 a token that is not valid is refused with 401 where a visitor is allowed: %s',
    async (authorization) => {
      expect(await post('/open', {}, { authorization })).toMatchObject({ status: 401, statusCode: '00401' })
      expect((await post('/closed', {}, { authorization })).status).toBe(200)
    },
  )

  it('extends an optional call, and is ignored if access is none', async () => {
    const authorization = 'Bearer good-token'
    expect((await post('/open', {}, { authorization })).data).toMatchObject({ viewer, token: 'good-token' })
    expect((await post('/closed', {}, { authorization })).data).toMatchObject({
      session: null,
      viewer: VISITOR,
    })
  })
})

describe('result', () => {
  it('leaves without fields that the contract does not name', async () => {
    expect((await post('/thin')).data).toEqual({ shown: 'yes' })
  })

  it('that violates the contract is a 500 without details', async () => {
    expect(await post('/broken')).toMatchObject({ status: 500, statusCode: '00001', data: null })
    expect(lines.join('')).toContain('/broken answered against its contract: n')
  })

  it('may be an expected failure', async () => {
    expect(await post('/fails')).toMatchObject({
      status: 200,
      statusCode: '40001',
      statusMessage: '订单不存在',
      headers: { 'retry-after': '2' },
    })
  })

  it('carries a request id, the caller’s own if it is well formed', async () => {
    expect((await post('/thin', {}, { 'x-request-id': 'abc-12345' })).headers['x-request-id']).toBe(
      'abc-12345',
    )
    const requestId = (await post('/thin', {}, { 'x-request-id': 'bad id\twith spaces' })).headers[
      'x-request-id'
    ]
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('encryption', () => {
  const caller = signedCall(keyPair.publicKey)

  it('CRY-01 the result is encrypted on request, else plain', async () => {
    const body = '{"n":1}'
    const answer = await post('/secret', body, caller.headers('POST', '/secret', body))
    expect(JSON.parse(caller.decrypt(answer.data))).toEqual({ n: 1, text: '机密' })
    expect((await post('/secret', body)).data).toEqual({ n: 1, text: '机密' })
  })

  it('CRY-01 a replayed, stale or wrongly signed call is refused', async () => {
    const body = '{"n":2}'
    const headers = caller.headers('POST', '/secret', body)
    expect((await post('/secret', body, headers)).status).toBe(200)
    expect(await post('/secret', body, headers)).toMatchObject({ status: 400, statusCode: '00430' })
    const stale = caller.headers('POST', '/secret', body, Date.now() - 301_000)
    expect((await post('/secret', body, stale)).statusCode).toBe('00430')
    expect((await post('/secret', '{"n":3}', caller.headers('POST', '/secret', body))).statusCode).toBe(
      '00430',
    )
  })

  it('LOG-10 a request that must be encrypted is accepted only encrypted', async () => {
    const send = (text: string) => {
      const body = JSON.stringify({ data: caller.encrypt(text) })
      return post('/login', body, caller.headers('POST', '/login', body))
    }
    expect((await send('{"password":"对的"}')).data).toBe(true)
    expect(await send('{"password":"错的"}')).toMatchObject({ status: 200, statusCode: '20001' })
    expect((await send('not json')).statusCode).toBe('00430')
    expect(await send('{"pass":1}')).toMatchObject({ status: 400, statusCode: '00400' })
    expect((await post('/login', { password: '对的' })).statusCode).toBe('00430')
    const plain = '{"password":"对的"}'
    expect((await post('/login', plain, caller.headers('POST', '/login', plain))).statusCode).toBe('00430')
  })
})

describe('log', () => {
  it('never contains a token, a phone number, a password or a query string', async () => {
    await post('/secret?mobile=13900000000', { n: 1 }, { authorization: 'Bearer good-token' })
    const text = lines.join('')
    expect(text).toContain('"path":"/secret"')
    expect(text).toContain('"mobile":"***"')
    for (const secret of ['13800000000', '13900000000', 'hunter2', 'good-token'])
      expect(text).not.toContain(secret)
  })
})
