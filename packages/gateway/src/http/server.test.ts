import { describe, expect, it } from 'vitest'
import { createServer } from './server'

describe('other origins', () => {
  const preflight = async (corsOrigins: string[]) => {
    const server = createServer({ logLevel: 'silent', corsOrigins })
    const headers = { origin: 'https://partner.example.com', 'access-control-request-method': 'POST' }
    const answer = await server.inject({ method: 'OPTIONS', url: '/echo', headers })
    await server.close()
    return [answer.statusCode, answer.headers['access-control-allow-origin']]
  }

  it('are shut out unless named', async () => {
    expect(await preflight([])).toEqual([404, undefined])
    expect(await preflight(['https://other.example.com'])).toEqual([404, undefined])
    expect(await preflight(['https://partner.example.com'])).toEqual([204, 'https://partner.example.com'])
  })
})
