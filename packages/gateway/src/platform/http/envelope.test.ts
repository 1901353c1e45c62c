import { expect, it } from 'vitest'
import { failure, isFailure, success } from './envelope'

it('ERR-01 a result has 00000; a business failure has HTTP 200, its code and the text of the catalogue', () => {
  expect(success([1])).toEqual({ statusCode: '00000', statusMessage: '操作成功', data: [1] })
  expect(failure({ error: '40001' })).toEqual({
    status: 200,
    envelope: { statusCode: '40001', statusMessage: '订单不存在', data: null },
  })
})

it('the handler’s own message, status and data take precedence', () => {
  expect(failure({ error: '00403', message: '仅限会员', status: 403, data: { wait: 1 } })).toEqual({
    status: 403,
    envelope: { statusCode: '00403', statusMessage: '仅限会员', data: { wait: 1 } },
  })
})

it('a result with a field called error is no failure', () => {
  expect(isFailure({ error: '40001' })).toBe(true)
  for (const result of [{ error: 'none' }, { error: 40001 }, null, 'x', [], {}])
    expect(isFailure(result)).toBe(false)
})
