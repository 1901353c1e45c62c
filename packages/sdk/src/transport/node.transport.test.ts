import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createNodeTransport } from './node.transport'

const BODIES: Readonly<Record<string, Buffer>> = {
  '/chinese?a=1': Buffer.from('{"name":"重庆建工😀"}'),
  '/broken': Buffer.from([0x22, 0xe5, 0xbb, 0x22, 0xff]),
  '/empty': Buffer.alloc(0),
}
const asked: (string | undefined)[] = []
const server = createServer((request, response) => {
  asked.push(request.url)
  response.end(BODIES[request.url ?? ''] ?? '{}')
})
const { open, close } = createNodeTransport()
let origin: string

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  close()
  server.close()
})

const get = async (url: string) => {
  const outgoing = { method: 'GET', url, headers: {}, requestId: 'r', withCredentials: false }
  return (await open(outgoing, new AbortController().signal)).text(1000)
}

it.each(Object.keys(BODIES))(
  'reads %s as UTF-8, with replacement characters for invalid bytes',
  async (path) => {
    expect(await get(origin + path)).toBe(BODIES[path]?.toString('utf8'))
  },
)

it.each([
  ['/a%2Fb/%E5%BB%BA?q=%20', '/a%2Fb/%E5%BB%BA?q=%20'],
  ['', '/'],
  ['?q=1', '/?q=1'],
  ['/前缀/x', '/%E5%89%8D%E7%BC%80/x'],
])('with a base URL that ends with %j requests %s', async (end, path) => {
  await get(origin + end)
  expect(asked.at(-1)).toBe(path)
})
