import { ERROR_TEXTS } from '@zhushutong/domain/errors'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { GATEWAY_CODES } from '../contract/shape/codes'
import { buildErrorFromAnswer, isPortalError, type PortalError, portalError } from './index'

type Kind = PortalError['kind']

/** Every code, under its kind. */
const KINDS: Readonly<Partial<Record<Kind, string>>> = {
  unauthorized: '00113 00401',
  forbidden: '00403 00431',
  membershipExpired: '00409',
  riskCheck: '00131 00132',
  rateLimited: '00133 00429',
  validation: '00400 00422 10099 30001 40004',
  decode: '00430',
  notFound: '00404 11000 20000 20015 30000 30002 30003 30022 30030 30031 30032 40001 40007',
  server: '00001 50001 50002 50003 50004',
  business: `00102 00134 00135 00139 00152 10000 10001 10002 10003 10004 10005 10010 10011 10020 10021 10022 11001 11002
    20001 20003 20014 20016 20018 20019 20021 30020 30021 40000 40002 40003 40009 40011 40012 40013 60000`,
}
const TABLE = Object.entries(KINDS).flatMap(([kind, codes]) =>
  codes.split(/\s+/).map((code) => [code, kind as Kind] as const),
)
const RETRYABLE: readonly Kind[] = ['rateLimited', 'timeout', 'network', 'server']

const mine: Readonly<Record<string, { readonly status: number } | undefined>> = GATEWAY_CODES
const answerOf = (code: string | null, status = (code && mine[code]?.status) || 200) => ({
  status,
  code,
  message: null,
  data: null,
  requestId: 'r1',
  retryAfter: null,
})

afterEach(() => void vi.resetModules())

describe('kinds', () => {
  it('ERR-09 the table names every code of the catalogue and of the gateway, each once', () => {
    const named = TABLE.map(([code]) => code)
    expect(named).toHaveLength(new Set(named).size)
    const known = new Set([...Object.keys(ERROR_TEXTS), ...Object.keys(GATEWAY_CODES), '00131', '00132'])
    expect([...named].sort()).toEqual([...known].sort())
  })

  it.each(TABLE)(
    'ERR-09 %s is of the kind %s, with a text, and says whether it is temporary',
    (code, kind) => {
      const error = buildErrorFromAnswer(answerOf(code))
      expect(error).toMatchObject({ kind, code, requestId: 'r1', retryable: RETRYABLE.includes(kind) })
      expect(error.message).toMatch(/\p{Script=Han}/u)
      // As in the middle of a stream, whose status was already 200.
      expect(buildErrorFromAnswer(answerOf(code, 200)).kind).toBe(kind)
      expect('fields' in error).toBe(kind === 'validation')
    },
  )

  it.each<[number, Kind]>([
    [200, 'business'],
    [400, 'validation'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'membershipExpired'],
    [413, 'validation'],
    [418, 'business'],
    [422, 'validation'],
    [429, 'rateLimited'],
    [500, 'server'],
    [502, 'server'],
    [599, 'server'],
  ])(
    'ERR-02 ERR-03 ERR-04 ERR-05 status %i without a code, or with an unknown one, is %s',
    (status, kind) => {
      expect(buildErrorFromAnswer(answerOf(null, status)).kind).toBe(kind)
      expect(buildErrorFromAnswer(answerOf('99999', status)).kind).toBe(kind)
      for (const code of ['__proto__', 'toString', 'constructor'])
        expect(buildErrorFromAnswer(answerOf(code, status)).kind).toBe(kind)
    },
  )

  it('a server error stays one whatever its code; only the risk check takes precedence over the status', () => {
    for (const [code, kind] of TABLE)
      expect(buildErrorFromAnswer(answerOf(code, 503)).kind).toBe(kind === 'riskCheck' ? kind : 'server')
  })

  it('each kind has its own retryable, and unknown fields are null', () => {
    const kinds: readonly Kind[] = [
      ...(Object.keys(KINDS) as Kind[]),
      'membershipExpired',
      'timeout',
      'network',
    ]
    for (const kind of kinds) {
      const input = kind === 'validation' ? { kind, fields: [] } : { kind }
      const error = portalError({ ...input, message: '文' })
      expect(error).toMatchObject({ code: null, requestId: null, status: null, retryAfter: null })
      expect(error.retryable).toBe(RETRYABLE.includes(kind))
    }
  })
})

describe('isPortalError', () => {
  it('works between two copies of the package, in both directions, and narrows by kind', async () => {
    vi.resetModules()
    const other = await import('./index')
    expect(other.isPortalError).not.toBe(isPortalError)
    const theirs = other.buildErrorFromAnswer(answerOf('00429'))
    const ours = buildErrorFromAnswer(answerOf('00429'))
    expect([isPortalError(theirs), other.isPortalError(ours)]).toEqual([true, true])
    expect(isPortalError(theirs, 'rateLimited')).toBe(true)
    expect(isPortalError(theirs, 'server')).toBe(false)
    expect([theirs instanceof Error, String(theirs)]).toEqual([true, 'PortalError: 操作过于频繁，请稍后重试'])
  })

  it('rejects everything else', () => {
    const thrown = [
      null,
      undefined,
      7,
      'PortalError',
      {},
      { kind: 'server' },
      new Error('x'),
      new DOMException(),
    ]
    for (const item of [...thrown, { name: 'PortalError' }, { name: 'PortalError', kind: 1 }])
      expect(isPortalError(item)).toBe(false)
  })
})
