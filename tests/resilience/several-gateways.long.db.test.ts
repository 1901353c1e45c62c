import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMigratedDatabase, type TestDatabase } from '../../packages/gateway/test-support/databases'
import { NOW } from '../../packages/gateway/test-support/gateway'
import { openDify } from '../../packages/gateway/test-support/providers/dify'
import { contract, recordContract } from '../../packages/sdk/src/contract'
import { createPortalClient } from '../../packages/sdk/src/index-node'
import { expectWholeBooks } from '../support/expect-whole-books'
import {
  ENTERPRISE,
  noAcknowledgements,
  paymentSteps,
  poster,
  randomFrom,
  toGateway,
} from '../support/payment-history'
import { CLOCK_AHEAD_MS, type Several, startSeveral } from '../support/several-servers'

const SIZE = 60
const PAGE = 20
const BUDGET = 40
const CALLS_A_MINUTE = 30
const ROLES = ['non-member', 'svip', 'expired-svip', 'enterprise', 'non-member-with-points']

interface Answer {
  readonly statusCode: string
  readonly data: { readonly records: readonly { readonly id: string }[] } | null
}

describe('two gateways on one database, one with its clock ahead', () => {
  let database: TestDatabase
  let several: Several
  let dify: Awaited<ReturnType<typeof openDify>>

  beforeAll(async () => {
    database = await openMigratedDatabase('PostgreSQL', { size: SIZE, now: NOW })
    dify = await openDify()
    several = await startSeveral({
      DATABASE_URL: database.url!,
      SEED_SIZE: String(SIZE),
      REFUND_RULE_FEN: '100000000',
      READING_VISITOR_BUDGET: String(BUDGET),
      READING_VISITOR_RATE: String(CALLS_A_MINUTE),
      ASSISTANT_URL: dify.url,
      ASSISTANT_KEY: dify.key,
    })
  })
  afterAll(async () => {
    await several?.close()
    await dify?.close()
    await database?.close()
  })

  const urlOf = (at: number) => several.gateways[at % 2]!.url
  const postTo = (at: number) =>
    poster(
      toGateway(() => urlOf(at)),
      () => {},
    )
  const tokenOf = async (role: string) => {
    const login = await postTo(0)<{ access_token: string }>(`/sandbox/accounts/${role}/token`, {})
    return login!.access_token
  }
  const clientAt = (at: number, token: string) =>
    createPortalClient({ baseUrl: urlOf(at), token, timeout: 20_000 })

  const readAs = async (ip: string, at: number, path: string, body: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip }
    const answer = await fetch(urlOf(at) + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.json() as Promise<Answer>
  }

  it('both keep the time of the database', async () => {
    const timeOf = async (at: number) => {
      const answer = await fetch(`${urlOf(at)}/sandbox/clock`, { headers: { accept: 'application/json' } })
      return ((await answer.json()) as { now: number }).now
    }
    const [first, second] = await Promise.all([timeOf(0), timeOf(1)])
    expect(Math.abs(second - first)).toBeLessThan(CLOCK_AHEAD_MS / 2)
  })

  it('REA-01 what a visitor reads at both counts for one budget', async () => {
    const read = new Set<string>()
    let refused: string | null = null
    const pages = [recordContract.company, recordContract.tender].flatMap((kind) =>
      [1, 2, 3].map((pageNum) => ({ path: kind!.search.path, pageNum })),
    )
    for (const [at, { path, pageNum }] of pages.entries()) {
      const { statusCode, data } = await readAs('10.9.1.1', at, path, { pageNum, pageSize: PAGE })
      if (statusCode !== '00000') refused ??= statusCode
      for (const { id } of data?.records ?? []) read.add(id)
    }
    expect(refused).toBe('00131')
    expect(read.size).toBeGreaterThanOrEqual(BUDGET)
    // A page is under way at the other gateway when the budget is spent.
    expect(read.size).toBeLessThanOrEqual(BUDGET + PAGE)
  })

  it('LEG-02 calls to both count for one rate', async () => {
    const [first] = await database.sql<{ id: string }[]>`select id from record_company limit 1`
    const path = recordContract.company!.detail.path
    const from = performance.now()
    const calls = Array.from({ length: 3 * CALLS_A_MINUTE }, (_, at) =>
      readAs('10.9.2.1', at, path, { id: first!.id }),
    )
    const codes = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
    const drained = ((performance.now() - from) / 60_000) * CALLS_A_MINUTE
    const passed = codes.filter((code) => code === '00000').length
    expect(passed).toBeGreaterThanOrEqual(CALLS_A_MINUTE)
    expect(passed).toBeLessThanOrEqual(CALLS_A_MINUTE + Math.ceil(drained))
    expect(new Set(codes)).toEqual(new Set(['00000', '00131', '00429']))
  })

  it('MEM-02 an export that one began is followed and downloaded at the other, whole and counted once', async () => {
    const token = await tokenOf('svip')
    const [one, other] = [clientAt(0, token), clientAt(1, token)]
    const before = (await one.exports.usage()).used
    const offers = await Promise.all(
      [one, other, one, other].map((client) => client.companies.export({ format: 'csv', preview: false })),
    )
    const files: string[] = []
    for (const { job } of offers) {
      for await (const { state } of other.exports.follow(job!)) expect(state).not.toBe('failed')
      files.push(await (await (await other.exports.download(job!)).blob()).text())
    }
    const rowsOf = (file: string) => file.split('\r\n').filter((line) => /^"?\d+"?,/.test(line))
    for (const file of files) expect(file).toBe(files[0])
    const used = (await other.exports.usage()).used
    expect(used - before).toBe(offers.reduce((sum, { job }) => sum + job!.items, 0))
    expect((await one.exports.usage()).used).toBe(used)
    expect(rowsOf(files[0]!).length).toBe(new Set(rowsOf(files[0]!)).size)
  })

  it('an answer that one streams ends when the other is asked to stop it', async () => {
    const token = await tokenOf('svip')
    dify.hold(['重庆'])
    const chat = clientAt(0, token).assistant.chat({ query: '重庆的招标' })
    let text = ''
    for await (const { answer } of chat) {
      text += answer
      const stop = contract.assistant.stop.path.replace('{taskId}', chat.taskId!)
      expect(await postTo(1)<Answer>(stop, { user: 'u' }, token)).toMatchObject({ statusCode: '00000' })
    }
    expect([text, chat.stopped]).toEqual(['重庆', true])
    const messages = await clientAt(1, token).assistant.messages({ conversationId: chat.conversationId! })
    expect(messages.at(-1)).toMatchObject({ state: 'stopped', answer: '重庆' })
  })

  it('wallets and points that are spent at both at once are never overdrawn, and the books balance', async () => {
    const noted = noAcknowledgements()
    const steps = async (role: string, at: number, seed: number) =>
      paymentSteps(postTo(at), await tokenOf(role), randomFrom(seed), noted)
    for (const role of ROLES) await (await steps(role, 0, 1)).topUp()
    const races = ROLES.flatMap((role) =>
      [0, 1, 0, 1].map(async (at, n) => {
        const own = await steps(role, at, n)
        for (let turn = 0; turn < 3; turn++) {
          await own.buyFromWallet()
          await own.payOut()
          await own.any()
        }
      }),
    )
    await Promise.all(races)
    await (await steps('enterprise', 1, 7)).buy(ENTERPRISE)
    expect(noted.paid.size).toBeGreaterThan(ROLES.length)
    await expectWholeBooks(database, noted)
    const overdrawn = await database.sql`
      select user_id from wallets where balance < 0 or points < 0
      union all select user_id from wallet_movements where balance < 0`
    expect(overdrawn).toEqual([])
  })
})
