import { generateKeyPairSync } from 'node:crypto'
import { endpoint } from '@zhushutong/sdk/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { signedCall } from '../../../test-support/secure-call'
import { fixedClock, systemClock } from '../clock'
import { createSecure } from './encryption/encrypted'
import { loadKeyPair } from './encryption/key-pair'
import { mountGroup } from './mount'
import { findTooDeep, MAX_LEVELS } from './nesting'
import { createServer } from './server'

const MB = 1024 * 1024
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('nesting depth of a JSON text', () => {
  const at = (text: string) => findTooDeep(Buffer.from(text))

  it.each([
    ['', null],
    ['1', null],
    [nested(MAX_LEVELS), null],
    [nested(MAX_LEVELS + 1), ''],
    ['['.repeat(MAX_LEVELS + 1), ''],
    [`{"a":${nested(MAX_LEVELS - 1)}}`, null],
    [`{"a":${nested(MAX_LEVELS)}}`, 'a'],
    [`{"a":1,"b":"c","筑 \\"\\u5efa":${nested(MAX_LEVELS)}}`, '筑 "建'],
    [`["a",${nested(MAX_LEVELS)}]`, ''],
    [`{"a":"${'['.repeat(MB)}"}`, null],
    [`{"a":"\\"${'['.repeat(100)}\\\\","b":[]}`, null],
    [`[${'[],'.repeat(1000)}[]]`, null],
    ['{"a":1}'.repeat(100), null],
    ['{"a":'.repeat(MAX_LEVELS + 1), 'a'],
    ['"\\', null],
    [`{"\\x":${nested(MAX_LEVELS)}}`, ''],
  ])('%.40s', (text, field) => {
    expect(at(text)).toBe(field)
  })
})

describe('a body of nested brackets', () => {
  const post = {
    method: 'POST',
    access: 'none',
    idempotent: true,
    request: () => z.strictObject({ list: z.optional(z.array(z.any())) }),
    result: () => z.any(),
  } as const
  const group = {
    plain: endpoint({ ...post, path: '/plain' }),
    sealed: endpoint({ ...post, path: '/sealed', encryptsRequest: true }),
  }
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const secure = createSecure(loadKeyPair({ pem, dataDir: '' }), systemClock)
  const server = createServer({ logLevel: 'silent' })
  const asked: unknown[] = []

  beforeAll(async () => {
    const answer = async (input: unknown) => {
      asked.push(input)
      return {}
    }
    const deps = { clock: fixedClock(0), resolveSession: async () => null, secure }
    mountGroup(server, group, { plain: answer, sealed: answer }, deps)
    await server.ready()
  })
  afterAll(() => server.close())

  const send = async (url: string, payload: string, headers: Record<string, string> = {}) => {
    const all = { 'content-type': 'application/json', ...headers }
    const answer = await server.inject({ method: 'POST', url, payload, headers: all })
    return [answer.statusCode, answer.json()]
  }
  const refusal = (field: string, whole: string) => [
    400,
    {
      statusCode: '00400',
      statusMessage: `${whole}嵌套过深，最多 64 层`,
      data: { fields: [{ field, message: '嵌套过深，最多 64 层' }] },
    },
  ]

  it('is refused unparsed, naming the field that holds them', async () => {
    const levels = MB / 2 - 20
    expect(await send('/plain', `{"list":${nested(levels)}}`)).toEqual(refusal('list', '参数 list '))
    expect(await send('/plain', '['.repeat(MB))).toEqual(refusal('', '请求内容'))
    expect(await send('/plain', '{"list":'.repeat(MB / 8))).toEqual(refusal('list', '参数 list '))
    expect(asked).toEqual([])
    expect((await send('/plain', `{"list":${nested(MAX_LEVELS - 1)}}`))[0]).toBe(200)
    expect(asked).toHaveLength(1)
  })

  it('is refused unparsed when it is encrypted, too', async () => {
    const caller = signedCall(secure.publicKey)
    const sealed = (text: string) => {
      const payload = JSON.stringify({ data: caller.encrypt(text) })
      return send('/sealed', payload, caller.headers('POST', '/sealed', payload))
    }
    expect(await sealed(`{"list":${nested(100_000)}}`)).toEqual(refusal('list', '参数 list '))
    expect((await sealed('{"list":[1]}'))[0]).toBe(200)
  })
})
