import axios from 'axios'
import { afterAll, expect, it } from 'vitest'
import { createPortalClientOn } from '../client'
import { nodePlatform } from '../client/node-platform'
import { envelope, openServer } from '../testing/misbehaving-server'
import { chatEvent, streamed } from '../testing/stream-server'
import { axiosTransport } from './index'

const server = await openServer((response, { url = '' }) => {
  if (url.includes('searchAssociation'))
    response.end(envelope({ records: [{ id: 'c1', name: '重庆建工', region: null }] }))
  else if (url.includes('upload'))
    response.end(envelope({ id: 'f1', name: 'a.jpg', size: 3, mime_type: 'image/jpeg', created_at: 1 }))
  else if (url.includes('chat-stream'))
    streamed(response, chatEvent('message', { answer: '好' }), chatEvent('message_end')).end()
  else response.writeHead(302, { location: server.url }).end()
})
afterAll(() => server.close())

const instance = axios.create()
instance.interceptors.request.use((config) => {
  config.headers.set('x-partner', 'p1')
  return config
})
const options = { baseUrl: server.url, token: 't', encrypt: 'never', retries: 0 } as const
const client = createPortalClientOn(nodePlatform(), { ...options, transport: axiosTransport(instance) })

it('calls, streams and uploads pass through the interceptors of the instance', async () => {
  expect((await client.search.suggestion({ companyNames: '重庆' })).records).toHaveLength(1)
  expect(await client.assistant.chat({ query: '你好' }).text()).toBe('好')
  const sent: number[] = []
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', bytes: Uint8Array.of(0xff, 0xd8, 0xff) }
  await client.assistant.upload(file, { onProgress: (progress) => sent.push(progress.sent) })
  expect(sent.at(-1)).toBeGreaterThan(3)
  expect(server.seen.map(({ headers }) => headers['x-partner'])).toEqual(['p1', 'p1', 'p1'])
  expect(server.seen[0]?.text()).toBe('{"companyNames":"重庆"}')
})

it('failures are those of every transport', async () => {
  await expect(client.content.areas()).rejects.toMatchObject({
    kind: 'network',
    code: 'REDIRECT',
    status: 302,
  })
  const away = client.withOptions({ baseUrl: 'http://127.0.0.1:9' })
  await expect(away.content.areas()).rejects.toMatchObject({ kind: 'network', code: 'ECONNREFUSED' })
  const limited = client.withOptions({ maxResponseBytes: 10 })
  await expect(limited.search.suggestion({ companyNames: '重庆' })).rejects.toMatchObject({
    code: 'TOO_LARGE',
  })
})
