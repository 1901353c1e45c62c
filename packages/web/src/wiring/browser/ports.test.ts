import { expect, it, vi } from 'vitest'
import { NO_NETWORK } from '../no-network'
import { port } from './ports'

vi.mock('./container', () => {
  throw new Error('the script is gone')
})

it('a port whose script cannot be loaded answers as a call that failed', async () => {
  const failed = { error: 'network', message: NO_NETWORK, fields: [] }
  expect(await port('invoices').titles()).toEqual(failed)
  expect(await port('orders').orderStatus('o1')).toEqual(failed)
  expect(await port('account').logout()).toEqual(failed)
})
