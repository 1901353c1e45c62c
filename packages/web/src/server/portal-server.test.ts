// @vitest-environment node
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createPortalServer, type Handle } from './portal-server'

const servers: ReturnType<typeof createPortalServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/** A portal whose Next answers with the cookies it was sent, and counts. */
const portal = async ({
  phonesApart = false,
  failing = () => false,
}: {
  phonesApart?: boolean
  failing?: () => boolean
} = {}) => {
  const seen: string[] = []
  const handle: Handle = async ({ url = '', headers }, response) => {
    seen.push(url)
    if (url.startsWith('/gone')) return void response.writeHead(404).end('gone')
    if (url.startsWith('/scode')) response.setHeader('set-cookie', 'scode=1')
    response.setHeader('x-page-life', '60')
    response.setHeader('content-type', 'text/html')
    response.end(`${headers.cookie ?? 'nobody'} ${seen.length}${failing() ? ' data-failed=""' : ''}`)
  }
  const server = createPortalServer({ handle, cacheBytes: 1e6, phonesApart, versionOf: () => '' })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (answer) => {
        let text = ''
        answer.on('data', (chunk) => {
          text += chunk
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
      })
      asked.on('error', reject)
      asked.end()
    })
  return { ask, seen }
}

it('answers visitors from memory, and says to caches in front how', async () => {
  const { ask, seen } = await portal()
  const first = await ask('/qiye/?page=1', { cookie: 'scode=7' })
  const second = await ask('/qiye/?page=1')
  expect([first.text, second.text]).toEqual(['nobody 1', 'nobody 1'])
  expect(seen).toHaveLength(1)
  expect(second.headers).toMatchObject({ 'x-page-cache': 'hit', vary: 'Cookie, RSC' })
  expect(second.headers['cache-control']).toContain('s-maxage=60')
  expect((await ask('/qiye/?page=1', {}, 'HEAD')).text).toBe('')
  const known = await ask('/qiye/?page=1', { 'if-none-match': `W/${String(second.headers.etag)}` })
  expect([known.status, known.text]).toEqual([304, ''])
})

it.each(['JGJTK=x', 'a=b; JGJLOGIN=1'])(
  'never keeps nor shows a kept page to who sends %s',
  async (cookie) => {
    const { ask } = await portal()
    expect((await ask('/qiye/', { cookie })).text).toBe(`${cookie} 1`)
    expect((await ask('/qiye/')).text).toBe('nobody 2')
    expect((await ask('/qiye/', { cookie })).text).toBe(`${cookie} 3`)
  },
)

it.each(['/gone/', '/scode/'])('does not keep %s: another status, or a cookie', async (path) => {
  const { ask, seen } = await portal()
  await ask(path)
  const before = seen.length
  await ask(path)
  expect(seen.length).toBeGreaterThan(before)
})

it('does not keep a page with a failure in it', async () => {
  let fails = true
  const { ask } = await portal({ failing: () => fails })
  expect((await ask('/qiye/')).text).toContain('data-failed')
  fails = false
  expect((await ask('/qiye/')).text).not.toContain('data-failed')
})

it('NAV-01 keeps phones and others apart where phones are sent elsewhere', async () => {
  const { ask, seen } = await portal({ phonesApart: true })
  await ask('/qiye/')
  await ask('/qiye/', { 'user-agent': 'iPhone' })
  expect(seen).toHaveLength(2)
})

it.each([
  ['/gateway/x', {}],
  ['/_next/x.js', {}],
  ['/qiye/', { rsc: '1' }],
])('leaves %s to Next', async (path, headers) => {
  const { ask, seen } = await portal()
  await ask(path, headers as Record<string, string>)
  await ask(path, headers as Record<string, string>)
  expect(seen).toHaveLength(2)
})
