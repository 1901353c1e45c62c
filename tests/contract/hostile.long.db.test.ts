import dns from 'node:dns'
import { Socket } from 'node:net'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Endpoint } from '../../packages/sdk/src/contract'
import { runsAll } from '../../scripts/lib/breadth.mjs'
import { type Example, everyCall } from '../support/examples'
import { existingIn } from '../support/existing'
import { describePortal } from '../support/portal'

const isWhole = runsAll('LONG')
/** In ms: less than a statement delayed by an attacker takes, more than a busy machine needs. */
const LIMIT_MS = 8_000

const LONG = 50_000
const SQL = [
  "' or '1'='1",
  "'; select pg_sleep(20); --",
  '1) or pg_sleep(20) is null --',
  "'; drop table users cascade; --",
]
const OUTSIDE = 'outside.invalid'
const URLS = [`http://${OUTSIDE}/latest/meta-data`, `//${OUTSIDE}/a.png`]
const REPEATED = ['a', ' ', '0', '/', '<', '筑', '1,'].map((sign) => `${sign.repeat(LONG / sign.length)}!`)

/** Kinds share the code of their calls: some kinds represent all. */
const isTried = ({ name }: Example) =>
  name !== 'login.logout' &&
  (!/\.(search|detail|export)$/.test(name) || /^(company|person|tender|comquery)\./.test(name))

type Fields = Readonly<Record<string, unknown>>

const shapeOf = (endpoint: Endpoint): readonly string[] =>
  Object.keys((endpoint.request() as unknown as { readonly shape: Fields }).shape)

/** The input with a text in one of its fields: as is, in a list, in each field of an object. */
const spoiled = (input: Fields, key: string, text: string): Fields => {
  const before = input[key]
  if (Array.isArray(before)) return { ...input, [key]: [text] }
  if (typeof before !== 'object' || before === null) return { ...input, [key]: text }
  return { ...input, [key]: Object.fromEntries(Object.keys(before).map((inner) => [inner, text])) }
}

describePortal('what attackers send', (portal) => {
  let calls: readonly Example[]
  let token: string | undefined
  beforeAll(async () => {
    calls = everyCall(await existingIn(portal(), 'svip')).filter(isTried)
    token = await portal().tokenOf('svip')
  })
  afterEach(() => vi.restoreAllMocks())

  const send = async ({ endpoint }: Example, input: Fields) => {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(input[name] ?? 'x')),
    )
    const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]))
    const isPost = endpoint.method === 'POST'
    return portal().gateway.app.server.inject({
      method: endpoint.method,
      url: isPost ? path : `${path}?${query.toString().slice(0, 8_000)}`,
      headers: { authorization: `Bearer ${token}`, ...(isPost && { 'content-type': 'application/json' }) },
      ...(isPost && { payload: JSON.stringify(input) }),
    })
  }

  /** Sends a text in each field of each call: one of `texts` in turn, or with LONG=all each of them. */
  const sendEverywhere = async (texts: readonly string[]) => {
    let [fields, sent] = [0, 0]
    for (const call of calls)
      for (const key of shapeOf(call.endpoint)) {
        const turn = fields++ % texts.length
        for (const text of isWhole ? texts : texts.slice(turn, turn + 1)) {
          const begun = performance.now()
          const { statusCode, headers } = await send(call, spoiled(call.input, key, text))
          const what = `${call.name} ${key} ${text.slice(0, 30)}`
          expect(statusCode, what).toBeLessThan(500)
          expect(performance.now() - begun, what).toBeLessThan(LIMIT_MS)
          expect(headers['cache-control'] ?? (statusCode === 404 && 'no-store'), what).toContain('no-store')
          sent += 1
        }
      }
    return sent
  }

  /** One checksum per table. */
  const sumsOfTables = async (): Promise<Readonly<Record<string, string>>> => {
    const { sql } = portal().database
    const names = await sql<{ name: string }[]>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
    const sums: Record<string, string> = {}
    for (const { name } of names) {
      const [row] = await sql<{ sum: string }[]>`
        select md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum from ${sql.identifier(name)} t`
      sums[name] = row?.sum ?? ''
    }
    return sums
  }

  it('text that is SQL is text: no call waits for it, fails, or drops a table', async () => {
    expect(await sendEverywhere(SQL)).toBeGreaterThan(isWhole ? 800 : 200)
    const { companies } = portal().client(token)
    const [all, none] = [await companies.search({}), await companies.search({ keyword: SQL[0] })]
    expect([all.total, none.total]).toEqual([60, 0])
    const sums = await sumsOfTables()
    expect(Object.keys(sums)).toContain('users')
  })

  it('50,000 characters in any field are answered in time', () => sendEverywhere(REPEATED))

  it('no call makes the gateway ask an address that its caller chose', async () => {
    const asked: string[] = []
    const connect = Socket.prototype.connect
    vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args: unknown[]) {
      asked.push(JSON.stringify(args))
      return Reflect.apply(connect, this, args) as Socket
    })
    const lookup = vi.spyOn(dns, 'lookup')
    await sendEverywhere(URLS)
    const isOutside = (text: string) => text.includes(OUTSIDE)
    const names = () => lookup.mock.calls.map(([name]) => String(name))
    expect([...asked, ...names()].filter(isOutside)).toEqual([])
    // The two spies record a request, if there is one.
    await fetch(`http://${OUTSIDE}/`).catch(() => null)
    expect([...asked, ...names()].filter(isOutside)).not.toEqual([])
  })

  it('no GET changes the database, whatever its path', async () => {
    const { server } = portal().gateway.app
    const get = (url: string) =>
      server.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })
    const getCalls = calls.filter(({ endpoint }) => endpoint.method === 'GET')
    const paths = [
      ...new Set([...calls.map(({ endpoint }) => endpoint.path.replace(/\{\w+\}/g, 'x')), ...SITE_PATHS]),
    ]
    // The first call of the day with a token writes its session's row; it is written now, before the
    // comparison.
    for (const call of getCalls) await send(call, call.input)
    const before = await sumsOfTables()
    for (const call of getCalls) expect((await send(call, call.input)).statusCode).toBeLessThan(500)
    const statuses = new Set<number>()
    for (const path of paths) statuses.add((await get(path)).statusCode)
    expect(await sumsOfTables()).toEqual(before)
    expect([...statuses]).toContain(200)
    expect([...statuses].filter((status) => status >= 500)).toEqual([])
  })

  it('no path leads to a file: not of a download, a picture or a conversation', async () => {
    const { server } = portal().gateway.app
    for (const base of FILE_PATHS)
      for (const way of [
        '..%2f..%2f..%2fetc%2fpasswd',
        '../../../etc/passwd',
        '..%5c..%5cwindows',
        '%00',
        '.%2e/x',
      ]) {
        const answer = await server.inject({
          url: `${base}${way}`,
          headers: { authorization: `Bearer ${token}` },
        })
        expect([400, 404], `${base}${way}`).toContain(answer.statusCode)
        expect(answer.payload).not.toContain('root:')
      }
  })
})

const FILE_PATHS = [
  '/jian-butler-portal-biz/personalCenter/export/file/',
  '/assets/content/',
  '/jian-butler-api-biz/deepSeek/v1/messages/',
]

const SITE_PATHS = [
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/gateway/publicKey',
  '/sandbox',
  '/sandbox/accounts',
  '/sandbox/clock',
  ...FILE_PATHS.map((path) => `${path}x`),
]
