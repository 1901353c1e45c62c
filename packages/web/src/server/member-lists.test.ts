// @vitest-environment node
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { VISITOR, type Viewer } from '@zhushutong/domain/access'
import { company, type RecordPage, type RecordView } from '@zhushutong/domain/records'
import { afterEach, expect, it } from 'vitest'
import { HANDED_HEADER, takeHanded } from '../wiring/hand-over'
import { createPortalServer, type Handle } from './portal-server'

const servers: ReturnType<typeof createPortalServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

interface Account {
  readonly name: string
  readonly viewer: Viewer
  readonly phone: string
}

const plain: Viewer = { ...VISITOR, loggedIn: true }
const svip: Viewer = { ...plain, svip: true }
const PEOPLE: Readonly<Record<string, Account>> = {
  wang: { name: '王 <b>', viewer: svip, phone: '13900000001' },
  li: { name: '李', viewer: svip, phone: '13900000001' },
  zhao: { name: '赵', viewer: plain, phone: '139****0001' },
}

const LOCK = { state: 'masked', opensBy: 'svip' } as const

const pageOf = (phone: string, total: number): RecordPage<RecordView> => ({
  records: [
    {
      id: '1',
      expired: false,
      locks: phone.includes('*') ? { contactPhone: LOCK } : {},
      contactPhone: phone,
    } as unknown as RecordView,
  ],
  total,
  totalIsCapped: false,
  pages: 1,
  pageNum: 1,
  pageSize: 10,
  nextCursor: null,
  freshAt: null,
})

/** A gateway that counts every view and knows people by their tokens, and a Next that shows what it is given. */
const portal = async () => {
  const world = { people: { ...PEOPLE }, total: 1, views: [] as string[], made: 0, cookies: [] as unknown[] }
  const extra = { html: (_id: string) => '', status: 200 }
  const handle: Handle = async ({ headers }, response) => {
    const id = headers[HANDED_HEADER]
    const handed = takeHanded(typeof id === 'string' ? id : null)
    response.statusCode = extra.status
    if (!handed) return void response.end(`own page of ${headers.cookie}`)
    world.made += 1
    world.cookies.push(headers.cookie)
    const [first] = handed.page.records
    response.end(
      `<i title="${handed.id}">${handed.id}</i>${first?.contactPhone} ${handed.page.total}${extra.html(handed.id)}`,
    )
  }
  const server = createPortalServer({
    handle,
    cacheBytes: 1e6,
    phonesApart: false,
    versionOf: () => String(world.total),
    memberLists: {
      listAt: (url) =>
        url.startsWith('/qiye/') ? { kind: company, query: { filters: {}, pageNum: 1, pageSize: 10 } } : null,
      gatewayFor: (token) => ({
        who: async () => {
          world.views.push(token)
          const { name, viewer } = world.people[token] ?? {}
          return name && viewer ? { name, viewer } : null
        },
        search: async () => pageOf(world.people[token]?.phone ?? '', world.total),
      }),
    },
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (cookie: string, path = '/qiye/', headers: Record<string, string> = {}) =>
    new Promise<{ text: string; headers: Readonly<Record<string, unknown>> }>((resolve, reject) => {
      const given = { ...(cookie && { cookie }), ...headers }
      const asked = request({ host: '127.0.0.1', port, path, headers: given, agent: false }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk) => {
          text += chunk
        })
        answer.on('end', () => resolve({ text, headers: answer.headers }))
      })
      asked.on('error', reject)
      asked.end()
    })
  return { world, extra, ask, as: (token: string) => ask(`JGJTK=${token}; JGJLOGIN=1`) }
}

it('ACC-02 makes a list once for all who are given the same, with the name of each, and asks each time', async () => {
  const { as, world } = await portal()
  const first = await as('wang')
  const second = await as('li')
  expect(first.text).toBe('<i title="王 &lt;b&gt;">王 &lt;b&gt;</i>13900000001 1')
  expect(second.text).toBe('<i title="李">李</i>13900000001 1')
  expect(second.headers).toMatchObject({ 'x-page-cache': 'hit', vary: 'Cookie, RSC' })
  expect(second.headers['cache-control']).toContain('private')
  expect(second.headers['cache-control']).toContain('no-store')
  expect([world.made, world.views]).toEqual([1, ['wang', 'li']])
})

it('ACC-02 never shows a member of fewer entitlements what was made for one of more', async () => {
  const { as } = await portal()
  await as('wang')
  expect((await as('zhao')).text).toBe('<i title="赵">赵</i>139****0001 1')
})

it('ACC-02 keeps no page that shows more than its entitlements do: they changed between two calls', async () => {
  const { as, world } = await portal()
  world.people.zhao = { name: '赵', viewer: plain, phone: '13900000001' }
  expect((await as('zhao')).text).toBe('own page of JGJTK=zhao; JGJLOGIN=1')
  expect(world.made).toBe(0)
})

it('ERR-03 shows nothing kept to a token that the gateway does not know any more', async () => {
  const { as, world } = await portal()
  await as('wang')
  delete world.people.wang
  expect((await as('wang')).text).toBe('own page of JGJTK=wang; JGJLOGIN=1')
})

it.each(['', 'JGJLOGIN=1', 'JGJTK=', 'JGJTK=wang; JGJTK=zhao', 'JGJTK=%'])(
  'shows nothing kept for members to who sends the cookies "%s"',
  async (cookie) => {
    const { ask, as } = await portal()
    await as('wang')
    expect((await ask(cookie)).text).not.toContain('1390000')
  },
)

it('shows changed data at once', async () => {
  const { as, world } = await portal()
  await as('wang')
  world.total = 2
  expect((await as('wang')).text).toContain('13900000001 2')
})

it('makes the shared page without any token, and takes no handed list from outside', async () => {
  const { ask, as, world } = await portal()
  await as('wang')
  expect(world.cookies).toEqual(['JGJTK=-'])
  expect((await ask('JGJTK=nobody', '/qiye/', { [HANDED_HEADER]: 'x' })).text).toBe(
    'own page of JGJTK=nobody',
  )
})

it.each([
  ['a failed part', { html: () => '<p data-failed="">' }],
  ['another answer than a page', { status: 404 }],
  ['the place of the name in a script', { html: (id: string) => `<script>"${id}"</script>` }],
])('keeps no page with %s', async (_, what) => {
  const { as, extra } = await portal()
  Object.assign(extra, what)
  expect((await as('wang')).text).toBe('own page of JGJTK=wang; JGJLOGIN=1')
})

it('keeps a page with scripts beside the name', async () => {
  const { as, extra, world } = await portal()
  extra.html = (id) => `<script>1</script>${id}<script>2</script>`
  await as('wang')
  expect((await as('li')).text).toContain('<script>1</script>李<script>2</script>')
  expect(world.made).toBe(1)
})

it('leaves other pages of members to Next', async () => {
  const { ask, world } = await portal()
  expect((await ask('JGJTK=wang', '/center/')).text).toBe('own page of JGJTK=wang')
  expect(world.views).toEqual([])
})
