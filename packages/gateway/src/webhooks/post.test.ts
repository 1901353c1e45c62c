import type { LookupAddress } from 'node:dns'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openStandIn, type ReceivedRequest } from '../../test-support/providers/stand-in'
import { checkedLookup } from '../platform/outbound'
import { post } from './post'

const received: ReceivedRequest[] = []
let receiver: Awaited<ReturnType<typeof openStandIn>>

beforeAll(async () => {
  receiver = await openStandIn(async (request, response) => {
    received.push(request)
    switch (request.target) {
      case '/redirect':
        return void response.writeHead(302, { location: '/taken' }).end('elsewhere')
      case '/silent':
        return
      case '/half':
        return void response.writeHead(200).write('begun')
      case '/endless': {
        response.writeHead(200)
        const more = setInterval(() => response.write('x'.repeat(1000)), 1)
        response.on('close', () => clearInterval(more))
        return
      }
      case '/cut':
        response.writeHead(200, { 'content-length': '100' }).write('cut')
        return void setTimeout(() => response.destroy(), 20)
      default:
        return void response.writeHead(Number(request.target.slice(1)) || 200).end('ok')
    }
  })
})
afterAll(() => receiver.close())

const send = (target: string, over: Partial<Parameters<typeof post>[0]> = {}) =>
  post({
    ...{ url: `${receiver.url}${target}`, headers: { 'x-own': 'yes' }, body: '{"名":1}', allowsLocal: true },
    ...{ within: 300, ...over },
  })

describe('one sending', () => {
  it('WHK-04 sends the body with its headers, and tells the status and the answer', async () => {
    expect(await send('/taken')).toEqual({ status: 200, failure: null, answer: 'ok' })
    const [last] = received.slice(-1)
    expect(last).toMatchObject({ method: 'POST', headers: { 'x-own': 'yes' } })
    expect(last?.body.toString()).toBe('{"名":1}')
    expect(await send('/204')).toEqual({ status: 204, failure: null, answer: '' })
    expect(await send('/500')).toEqual({ status: 500, failure: 'status', answer: 'ok' })
  })

  it('WHK-02 follows no redirect', async () => {
    const before = received.length
    expect(await send('/redirect')).toEqual({ status: 302, failure: 'redirect', answer: 'elsewhere' })
    expect(received.slice(before).map(({ target }) => target)).toEqual(['/redirect'])
  })

  it('WHK-04 gives up a receiver that does not answer in time, and reads no more than it needs of one that does', async () => {
    const begun = performance.now()
    expect(await send('/silent')).toEqual({ status: null, failure: 'timeout', answer: '' })
    expect(performance.now() - begun).toBeLessThan(3000)
    expect(await send('/half')).toEqual({ status: 200, failure: 'timeout', answer: 'begun' })
    expect(await send('/cut')).toEqual({ status: 200, failure: null, answer: 'cut' })
    const endless = await send('/endless', { within: 5000 })
    expect([endless.failure, endless.answer.length]).toEqual([null, 2048])
  })

  it('WHK-06 tells why there is no answer', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await new Promise((closed) => server.close(closed))
    const nobody = { status: null, answer: '' }
    expect(await send('', { url: `http://127.0.0.1:${port}/` })).toEqual({ ...nobody, failure: 'network' })
    const plain = receiver.url.replace('http:', 'https:')
    expect(await send('', { url: plain })).toEqual({ ...nobody, failure: 'tls' })
    const resolve = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))
    const named = { url: 'https://partner.invalid/', allowsLocal: false, resolve }
    expect(await send('', named)).toEqual({ ...nobody, failure: 'name' })
  })
})

describe('addresses that are not asked', () => {
  const refused = { status: null, failure: 'refused', answer: '' }

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/',
    'http://example.com/',
    'https://example.com:99999/hook',
  ])('WHK-02 %s', async (url) => {
    const resolve = vi.fn()
    expect(await send('', { url, allowsLocal: false, resolve })).toEqual(refused)
    expect(resolve).not.toHaveBeenCalled()
  })

  it.each<[string, readonly LookupAddress[]]>([
    ['this machine', [{ address: '127.0.0.1', family: 4 }]],
    ['a private network', [{ address: '192.168.1.7', family: 4 }]],
    ['this machine by IPv6', [{ address: '::1', family: 6 }]],
    [
      'one private address among public ones',
      [
        { address: '8.8.8.8', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ],
    ],
    ['nothing', []],
  ])('WHK-02 a name that stands for %s, looked up once', async (_, address) => {
    const resolve = vi.fn(async () => address)
    const url = 'https://partner.example/'
    expect(await send('', { url, allowsLocal: false, resolve })).toEqual(refused)
    // In a sandbox too: only the names of this machine itself are allowed there.
    expect(await send('', { url, allowsLocal: true, resolve })).toEqual(refused)
    expect(resolve).toHaveBeenCalledTimes(2)
  })

  it('WHK-02 the connection gets the very addresses that were looked at', async () => {
    const lookedUp = [
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ]
    const look = checkedLookup(async () => lookedUp)
    const all = await new Promise((done) =>
      look('partner.example', { all: true }, (error, addresses) => done([error, addresses])),
    )
    expect(all).toEqual([null, lookedUp])
    const single = await new Promise((done) =>
      look('partner.example', {}, (error, address, family) => done([error, address, family])),
    )
    expect(single).toEqual([null, '8.8.8.8', 4])
  })
})
