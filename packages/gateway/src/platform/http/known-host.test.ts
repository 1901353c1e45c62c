import { afterEach, describe, expect, it } from 'vitest'
import { createServer, type Server } from './server'

let server: Server | undefined
afterEach(() => server?.close())

const ask = async (host: string, url = '/x') => {
  server = createServer({
    logLevel: 'silent',
    origins: ['https://gateway.example.com', 'http://gateway:4000'],
  })
  for (const path of ['/x', '/healthz']) server.get(path, async () => ({ ok: true }))
  return server.inject({ url, headers: { host } })
}

describe('the name by which the gateway is called', () => {
  it.each([
    'gateway.example.com',
    'gateway:4000',
    'localhost:4000',
    '127.0.0.1:4000',
    '[::1]:4000',
    '[2001:db8::1]:4000',
  ])('%s is its own', async (host) => {
    expect((await ask(host)).statusCode).toBe(200)
  })

  it.each(['evil.test', 'gateway.example.com.evil.test', '127.0.0.1.evil.test', 'localhost.evil.test'])(
    '%j is refused, and not repeated',
    async (host) => {
      const answer = await ask(host)
      expect([answer.statusCode, answer.json().statusCode]).toEqual([421, '00400'])
      expect(answer.body).not.toContain(host)
      expect((await ask(host, '/healthz')).statusCode).toBe(200)
    },
  )
})
