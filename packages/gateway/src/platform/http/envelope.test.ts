import { describe, expect, it } from 'vitest'
import { CODES, failure, isFailure, success } from './envelope'

describe('envelope', () => {
  it('ERR-01 wraps a result with 00000', () => {
    expect(success([1])).toEqual({ statusCode: '00000', statusMessage: '操作成功', data: [1] })
  })

  it('a business failure is sent with HTTP 200, its code and the text of the catalogue', () => {
    expect(failure({ error: '40001' })).toEqual({
      status: 200,
      envelope: { statusCode: '40001', statusMessage: '订单不存在', data: null },
    })
  })

  it.each([
    [CODES.badRequest, 400],
    [CODES.loginNeeded, 401],
    [CODES.sessionExpired, 401],
    [CODES.notFound, 404],
    [CODES.tooMany, 429],
    [CODES.fault, 500],
    [CODES.insecure, 400],
  ])('the gateway’s own code %s is sent with HTTP %d and a Chinese text', (error, status) => {
    const answer = failure({ error })
    expect(answer.status).toBe(status)
    expect(answer.envelope.statusMessage).toMatch(/[一-龥]{4,}/)
  })

  it('the handler’s own message, status and data take precedence', () => {
    expect(failure({ error: '00403', message: '仅限会员', status: 403, data: { wait: 1 } })).toEqual({
      status: 403,
      envelope: { statusCode: '00403', statusMessage: '仅限会员', data: { wait: 1 } },
    })
  })

  it('distinguishes a failure from a result with a field called error', () => {
    expect(isFailure({ error: '40001' })).toBe(true)
    for (const result of [{ error: 'none' }, { error: 40001 }, null, 'x', [], {}]) {
      expect(isFailure(result)).toBe(false)
    }
  })
})
