import { expect, it } from 'vitest'
import { assistantPort } from './assistant-port'
import { NO_NETWORK } from './failure'
import { createGateway } from './gateway'
import { fakeGateway, refusal } from './gateway.fixture'
import { loginPort } from './login-port'
import { ordersPort } from './purchase-port'

it('answers a call whose script cannot be loaded as one that failed', async () => {
  const gateway = createGateway(() => Promise.reject(new Error('the script is gone')))
  const failure = { error: 'network', message: NO_NETWORK, fields: [] }
  expect(await gateway.call(({ invoices }) => invoices.titles())).toEqual(failure)
  expect(await gateway.send(({ login }) => login.logout())).toEqual(failure)
  expect(await ordersPort(gateway).orderStatus('o1')).toEqual(failure)
  expect(await loginPort(gateway).fetchScan()).toEqual({
    error: { http: null, code: null, message: NO_NETWORK },
  })
  expect(await assistantPort(gateway).chat({ query: '', conversationId: null, files: [] })).toEqual({
    error: 'broken',
    reason: null,
  })
})

it('returns failures of calls as data, with the field of their code', async () => {
  const { call, send } = fakeGateway({})
  const fieldOfCode = { 10003: 'code' }
  const wrong = () => Promise.reject({ ...refusal('验证码不正确'), code: '10003' })
  const failure = {
    error: '10003',
    message: '验证码不正确',
    fields: [{ field: 'code', message: '验证码不正确' }],
  }
  expect(await call(wrong, { fieldOfCode })).toEqual(failure)
  expect(await send(wrong, { fieldOfCode })).toEqual(failure)
  expect(await send(async () => 1)).toBeNull()
  await expect(call(() => Promise.reject(new TypeError('a defect')))).rejects.toThrow('a defect')
})
