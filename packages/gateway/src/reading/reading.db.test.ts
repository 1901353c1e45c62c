import { VISITOR } from '@zhushutong/domain/access'
import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { company } from '@zhushutong/domain/records'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, slide, startGateway, type TestGateway } from '../../test-support/gateway'
import { seedOne } from '../../test-support/records/seed-one'
import { paidSession } from '../../test-support/session'
import { accountFeature } from '../account'
import { insightFeature } from '../insight'
import type { Feature } from '../platform/feature'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { staffingFeature } from '../staffing'
import type { HostNames } from './crawlers.ports'
import { accountSubject, countExported } from './index'
import { createReadingFeature } from './reading.feature'
import { sweepReads } from './reading.store'

const SEARCH = `/jian-butler-project-biz/${company.api}/search`
const DETAIL = `/jian-butler-project-biz/${company.api}/detail`
const SUGGEST = '/jian-butler-project-biz/company/searchAssociation'
const PASS = '/riskControl/handlerRiskByAli'
const COMPANIES = 1300

/** Tokens: `svip-1` is a member's, `user-1` a non-member's, `zst-1` a non-member's key. */
const sessions: Feature = () => ({
  resolveSession: async (token) => ({
    ...paidSession(token, { ...VISITOR, loggedIn: true, svip: token.startsWith('svip') }),
    ...(token.startsWith('zst') && { scopes: ['records'] as const }),
  }),
})

const GOOGLE = { ip: '66.249.66.1', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
const dns: HostNames = {
  findNames: async (address) =>
    address.startsWith('66.249.66.') || address === '9.9.9.9' ? ['crawl-1.googlebot.com'] : [],
  findAddresses: async () => ['66.249.66.1'],
}

interface Page {
  readonly records: ReadonlyArray<{ id: string; contactPhone: string | null; locks: object }>
  readonly nextCursor: string | null
  readonly dailyLimit?: { message: string; until: number }
}

let addresses = 0
/** An address in a new network. */
const newAddress = () => {
  addresses += 1
  return `10.${Math.floor(addresses / 250)}.${addresses % 250}.7`
}

describeOnPostgres('limits on reading', (database) => {
  const gateways: TestGateway[] = []
  beforeAll(() => seedOne(database(), company, COMPANIES, NOW))
  afterEach(async () => {
    for (const gateway of gateways.splice(0)) await gateway.close()
    await database().sql`delete from reading_counters`
    await database().sql`delete from reading_records`
  })
  afterAll(() => vi.restoreAllMocks())

  /** A gateway with the documented limits, unless `figures` overrides them. */
  const start = async (figures: Readonly<Record<string, number>> = {}) => {
    const usual = {
      ...{ ACCOUNT_RATE: 300, VISITOR_RATE: 1500, NETWORK_RATE: 6000, CRAWLER_RATE: 1200, VISITOR_PAGES: 10 },
      ...{
        VISITOR_BUDGET: 800,
        ACCOUNT_BUDGET: 800,
        MEMBER_BUDGET: 5000,
        MEMBER_MONTH_BUDGET: 999_999,
        CRAWLER_BUDGET: 500_000,
      },
      ...figures,
    }
    const env = Object.fromEntries(
      Object.entries(usual).map(([name, value]) => [`READING_${name}`, String(value)]),
    )
    const features = [
      sessions,
      accountFeature,
      sandboxFeature,
      createReadingFeature(dns),
      recordsFeature,
      insightFeature,
      staffingFeature,
    ]
    const gateway = await startGateway(database(), features, env)
    gateways.push(gateway)
    return gateway
  }
  const search = (gateway: TestGateway, body: object, options: object) =>
    gateway.call<Page>(SEARCH, body, options)
  const suggest = (gateway: TestGateway, options: object) =>
    gateway.call(SUGGEST, { companyNames: '建' }, options)
  const pass = async (gateway: TestGateway, options: object) =>
    gateway.call(PASS, { sign: await slide(gateway, 'risk'), scene: 'risk' }, options)

  it('REA-02 a visitor sees the first 200 records of a list by page number, whatever the page size', async () => {
    const gateway = await start()
    const ip = newAddress()
    const codes = async (pageSize: number, pages: readonly number[]) => {
      const answers = pages.map((pageNum) => search(gateway, { pageNum, pageSize }, { ip }))
      return (await Promise.all(answers)).map(({ http, statusCode }) => `${http} ${statusCode}`)
    }
    expect(await codes(20, [1, 10, 11])).toEqual(['200 00000', '200 00000', '401 00113'])
    expect(await codes(100, [1, 2, 3])).toEqual(['200 00000', '200 00000', '401 00113'])
    expect(await codes(10, [20, 21])).toEqual(['200 00000', '401 00113'])
    const member = await search(gateway, { pageNum: 11, pageSize: 20 }, { ip, token: 'svip-1' })
    expect(member.statusCode).toBe('00000')
  })

  it('REA-01 a visitor who walks with forged cursors, many calls at once, is stopped before 1,000 records', async () => {
    const gateway = await start()
    const ip = newAddress()
    const seen = new Set<string>()
    let codes: string[] = []
    const forge = (cursor: string) => {
      const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
      return Buffer.from(JSON.stringify([...parts.slice(0, 3), 1])).toString('base64url')
    }
    let cursor: string | null = null
    for (let step = 0; step < 20; step += 1) {
      const at: object = cursor === null ? {} : { cursor: forge(cursor) }
      const answers = await Promise.all(
        [100, 50, 100, 100].map((pageSize) => search(gateway, { pageSize, ...at }, { ip })),
      )
      codes = answers.map(({ statusCode }) => statusCode)
      for (const { data } of answers) for (const { id } of data?.records ?? []) seen.add(id)
      const last = answers.filter(({ data }) => data).at(-1)?.data.nextCursor
      if (!last) break
      cursor = last
    }
    expect(codes).toEqual(['00131', '00131', '00131', '00131'])
    expect(seen.size).toBeGreaterThanOrEqual(500)
    expect(seen.size).toBeLessThan(1000)
    // A passed check widens the budget once; records read before do not count again.
    expect((await pass(gateway, { ip })).statusCode).toBe('00000')
    expect((await search(gateway, { pageSize: 100 }, { ip })).statusCode).toBe('00000')
    const [counter] = await database().sql`select records from reading_counters`
    expect(counter?.records).toBe(seen.size)
  })

  it('REA-01 a record read twice counts once, in lists and details alike', async () => {
    const gateway = await start({ ACCOUNT_BUDGET: 21 })
    const user = { ip: newAddress(), token: 'user-1' }
    const page = await search(gateway, { pageSize: 20 }, user)
    const id = page.data.records[0]?.id
    for (let time = 0; time < 30; time += 1)
      expect((await gateway.call(DETAIL, { id }, user)).statusCode).toBe('00000')
    expect((await search(gateway, { pageSize: 20 }, user)).statusCode).toBe('00000')
    expect((await search(gateway, { pageSize: 20, pageNum: 2 }, user)).statusCode).toBe('00000')
    expect((await gateway.call(DETAIL, { id }, user)).statusCode).toBe('00131')
    // The next day starts at zero.
    gateway.clock.advance(14 * 60 * MINUTE_MS)
    expect((await gateway.call(DETAIL, { id }, user)).statusCode).toBe('00000')
  })

  it('REA-01 an SVIP who walks the search sees masked rows at the budget, then nothing, until the next day', async () => {
    const gateway = await start({ MEMBER_BUDGET: 300 })
    const member = { ip: newAddress(), token: 'svip-1' }
    const open: boolean[] = []
    let cursor: string | null = null
    let end = ''
    const limits = []
    for (let step = 0; step < 12; step += 1) {
      const at: object = cursor === null ? {} : { cursor }
      const answer = await search(gateway, { pageSize: 100, ...at }, member)
      end = `${answer.http} ${answer.statusCode} ${answer.statusMessage}`
      if (!answer.data?.records) break
      open.push(
        answer.data.records.some(({ contactPhone }) => /^1\d{10}$|^0\d+-?\d+$/.test(contactPhone ?? '')),
      )
      limits.push(answer.data.dailyLimit)
      cursor = answer.data.nextCursor
    }
    expect(open).toEqual([true, true, true, false, false, false])
    expect(limits.slice(0, 3)).toEqual([undefined, undefined, undefined])
    expect(limits[3]).toEqual({
      message: '今日查看的数据已达上限，完整信息将于 2026-11-21 00:00 恢复显示；需要大量数据请使用导出',
      until: NOW + 14 * 60 * MINUTE_MS,
    })
    expect(end).toMatch(/^429 00429 今日查看的数据已达上限，请于 2026-11-21 00:00 后再试/)
    gateway.clock.advance(14 * 60 * MINUTE_MS)
    const next = await search(gateway, { pageSize: 100 }, member)
    expect([next.statusCode, next.data.dailyLimit]).toEqual(['00000', undefined])
  })

  it('REA-04 a month of reading and free exports has its own budget, which the next day keeps', async () => {
    const gateway = await start({ MEMBER_BUDGET: 80, MEMBER_MONTH_BUDGET: 160 })
    const member = { ip: newAddress(), token: 'svip-1' }
    const read = async (pageNum: number) => search(gateway, { pageSize: 50, pageNum }, member)
    expect((await read(1)).data.dailyLimit).toBeUndefined()
    await gateway.app.close()
    gateways.pop()
    const exported = { inDay: 30, inMonth: 50 }
    await database().orm.transaction((tx) => countExported(tx, accountSubject('svip-1'), exported, NOW))
    const other = await start({ MEMBER_BUDGET: 80, MEMBER_MONTH_BUDGET: 160 })
    const again = async (pageNum: number) => search(other, { pageSize: 50, pageNum }, member)
    expect((await again(1)).data.dailyLimit?.message).toContain('今日查看的数据已达上限')
    other.clock.advance(24 * 60 * MINUTE_MS)
    await sweepReads(database().orm, other.clock.now())
    // At least 100 records of this month so far; these are 100 more.
    expect((await again(2)).data.dailyLimit).toBeUndefined()
    await again(3)
    expect((await again(4)).data.dailyLimit?.message).toContain(
      '本月查看的数据已达上限，完整信息将于 2026-12-01',
    )
    other.clock.advance(11 * 24 * 60 * MINUTE_MS)
    expect((await again(3)).data.dailyLimit).toBeUndefined()
  })

  it('LEG-02 ERR-06 over the rate a check is asked for; it is used once, and the caller goes on', async () => {
    const gateway = await start({ ACCOUNT_RATE: 5 })
    const user = { ip: newAddress(), token: 'user-1' }
    const read = async () => (await search(gateway, {}, user)).statusCode
    for (let call = 0; call < 5; call += 1) expect(await read()).toBe('00000')
    const refused = await search(gateway, {}, user)
    expect(refused).toMatchObject({ http: 403, statusCode: '00131', data: null })
    // Another account of the network is not affected.
    expect((await search(gateway, {}, { ...user, token: 'user-2' })).statusCode).toBe('00000')

    const wrongScene = await slide(gateway, 'login')
    expect((await gateway.call(PASS, { sign: wrongScene, scene: 'risk' }, user)).statusCode).toBe('10002')
    const sign = await slide(gateway, 'risk')
    expect((await gateway.call(PASS, { sign, scene: 'risk' }, user)).statusCode).toBe('00000')
    expect((await gateway.call(PASS, { sign, scene: 'risk' }, user)).statusCode).toBe('10002')
    // The limit is now doubled. Beyond it the caller must wait: a second check does not empty the bucket.
    for (let call = 0; call < 10; call += 1) expect(await read()).toBe('00000')
    expect(await search(gateway, {}, user)).toMatchObject({ http: 429, statusCode: '00429' })
    expect((await pass(gateway, user)).statusCode).toBe('00000')
    expect(await read()).toBe('00429')
    gateway.clock.advance(MINUTE_MS)
    expect(await read()).toBe('00000')
  })

  it('KEY-04 a key is never asked for a check: over the rate, in its network and at the budget it is refused until a time', async () => {
    const refusals = async (figures: Readonly<Record<string, number>>, calls: number) => {
      const gateway = await start(figures)
      const headers = { authorization: `Bearer zst-${calls}`, 'x-forwarded-for': newAddress() }
      const answers = []
      for (let pageNum = 1; pageNum <= calls; pageNum += 1) {
        const payload = { pageNum, pageSize: 20 }
        answers.push(await gateway.app.server.inject({ method: 'POST', url: SEARCH, payload, headers }))
      }
      return answers
        .filter(({ statusCode }) => statusCode !== 200)
        .map((answer) => [
          answer.statusCode,
          answer.json().statusCode,
          Number(answer.headers['retry-after']) > 0,
        ])
    }
    const waits = [429, '00429', true]
    expect(await refusals({ ACCOUNT_RATE: 3 }, 12)).toEqual(Array(9).fill(waits))
    expect(await refusals({ NETWORK_RATE: 4 }, 6)).toEqual([waits, waits])
    expect(await refusals({ ACCOUNT_BUDGET: 40 }, 4)).toEqual([waits, waits])
  })

  it('LEG-02 who goes on without the check is banned, and told until when; after that the caller reads again', async () => {
    const gateway = await start({ VISITOR_RATE: 5 })
    const ip = newAddress()
    const codes: string[] = []
    for (let call = 0; call < 11; call += 1) codes.push((await suggest(gateway, { ip })).statusCode)
    expect(codes).toEqual([...Array(5).fill('00000'), ...Array(5).fill('00131'), '00429'])
    const banned = await suggest(gateway, { ip })
    const until = NOW + 30 * MINUTE_MS
    expect(banned).toMatchObject({ http: 429, statusCode: '00429', data: { until } })
    expect(banned.statusMessage).toContain('访问已暂停至 2026-11-20 10:30')
    // Neither the check nor another address of the network lifts the ban; another network is not affected.
    expect((await pass(gateway, { ip })).statusCode).toBe('00429')
    expect((await suggest(gateway, { ip: ip.replace(/7$/, '8') })).statusCode).toBe('00429')
    expect((await suggest(gateway, { ip: newAddress() })).statusCode).toBe('00000')
    gateway.clock.advance(30 * MINUTE_MS - 1)
    expect((await suggest(gateway, { ip })).statusCode).toBe('00429')
    gateway.clock.advance(1)
    expect((await suggest(gateway, { ip })).statusCode).toBe('00000')
  })

  it('LEG-02 REA-01 two gateways share bans and counts', async () => {
    const figures = { ACCOUNT_RATE: 5, ACCOUNT_BUDGET: 60 }
    const [first, second] = [await start(figures), await start(figures)]
    const reader = { ip: newAddress(), token: 'user-1' }
    const read = async (gateway: TestGateway, pageNum: number) =>
      (await search(gateway, { pageNum, pageSize: 20 }, reader)).statusCode
    expect([
      await read(first, 1),
      await read(second, 2),
      await read(first, 3),
      await read(second, 4),
    ]).toEqual(Array(4).fill('00000'))
    // Four pages are read; the fifth call passes the rate and fails at the budget, at either gateway.
    expect(await read(first, 5)).toBe('00131')
    expect([await read(second, 1), await read(first, 1)]).toEqual(['00131', '00131'])
    for (const gateway of [first, second, first, second, first]) await read(gateway, 1)
    expect([await read(first, 1), await read(second, 1)]).toEqual(['00429', '00429'])
  })

  it('REA-03 a verified crawler has its own budget; one that only claims to be one is a visitor', async () => {
    const gateway = await start({ VISITOR_BUDGET: 15, CRAWLER_BUDGET: 100 })
    const pages = async (options: object) => {
      const first = await search(gateway, { pageSize: 20 }, options)
      const second = await search(gateway, { pageSize: 20, pageNum: 2 }, options)
      return [first.statusCode, second.statusCode]
    }
    expect(await pages(GOOGLE)).toEqual(['00000', '00000'])
    // An address without a name, an address whose name does not resolve back, and a crawler's address with a
    // browser's user agent.
    expect(await pages({ ...GOOGLE, ip: newAddress() })).toEqual(['00000', '00131'])
    expect(await pages({ ...GOOGLE, ip: '9.9.9.9' })).toEqual(['00000', '00131'])
    expect(await pages({ ip: '66.249.66.1', userAgent: 'Mozilla/5.0' })).toEqual(['00000', '00131'])
    for (const pageNum of [3, 4, 5]) await search(gateway, { pageSize: 20, pageNum }, GOOGLE)
    expect(await search(gateway, { pageSize: 20, pageNum: 6 }, GOOGLE)).toMatchObject({ http: 429 })
  })

  it('costs one statement a call, other than the call itself', async () => {
    const gateway = await start()
    const user = { ip: newAddress(), token: 'svip-1' }
    await search(gateway, {}, user)
    const query = vi.spyOn(Client.prototype, 'query')
    for (const pageNum of [1, 2, 3]) await search(gateway, { pageNum, pageSize: 50 }, user)
    const texts = query.mock.calls.map(([asked]) => JSON.stringify(asked))
    query.mockRestore()
    expect(texts.length).toBeGreaterThan(3)
    expect(texts.filter((text) => text.includes('reading_'))).toHaveLength(3)
  })

  it('REA-01 what was read last is saved when the gateway closes, and deleted when the day is over', async () => {
    const gateway = await start()
    await search(gateway, { pageSize: 20 }, { ip: newAddress() })
    await gateway.close()
    gateways.pop()
    const [counter] = await database().sql`select records from reading_counters`
    expect(counter?.records).toBe(20)
    await sweepReads(database().orm, NOW)
    expect(await database().sql`select 1 from reading_records`).toHaveLength(20)
    await sweepReads(database().orm, NOW + 24 * 60 * MINUTE_MS)
    expect(await database().sql`select 1 from reading_records`).toHaveLength(0)
    expect(await database().sql`select 1 from reading_counters`).toHaveLength(0)
  })
})
