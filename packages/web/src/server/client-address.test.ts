// @vitest-environment node
import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { findClientAddress, trustProxies } from './client-address'

const request = (forwarded: string | undefined, socket = '10.0.0.1') =>
  ({
    headers: { 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https', 'x-real-ip': '6.6.6.6' },
    socket: { remoteAddress: socket },
  }) as unknown as IncomingMessage

it.each([
  ['nobody in front: what the caller claims does not count', '6.6.6.6', 0, '10.0.0.1'],
  ['a proxy that overwrites', '1.2.3.4', 1, '1.2.3.4'],
  ['a proxy that appends to what the caller claims', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['two proxies', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
  ['a call past the proxies', undefined, 1, '10.0.0.1'],
])('the caller is known with %s', (_, forwarded, proxies, expected) => {
  expect(findClientAddress(request(forwarded), proxies)).toBe(expected)
})

it('hands on one address, and what proxies say only if there are some', () => {
  const direct = request('6.6.6.6')
  trustProxies(direct, 0)
  expect(direct.headers).toEqual({ 'x-forwarded-for': '10.0.0.1' })
  const proxied = request('6.6.6.6, 1.2.3.4')
  trustProxies(proxied, 1)
  expect(proxied.headers).toMatchObject({ 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https' })
})
