import { company } from '@zhushutong/domain/records'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type AssistantCaller, assistantCaller } from '../../test-support/assistant'
import { describeOnPostgres } from '../../test-support/databases'
import { loginBySms, NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { seedOne } from '../../test-support/records/seed-one'
import { accountFeature, extendEntitlement } from '../account'
import { assistantFeature } from '../assistant'
import { favouritesFeature } from '../favourites'
import { insightFeature } from '../insight'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { staffingFeature } from '../staffing'
import { readingFeature } from './index'

const DETAIL = `/jian-butler-project-biz/${company.api}/detail`
const INSIGHT = '/jian-butler-project-biz/company/insight'
const STAFFING = '/jian-butler-project-biz/staffing/check'
const FAVOURITES = '/jian-butler-portal-biz/memberCollect'
const BUDGET = 10

interface Answer {
  readonly dailyLimit?: { readonly message: string }
  readonly records?: ReadonlyArray<{ readonly id?: string; readonly moduleId?: string }>
}

describeOnPostgres('records that are read elsewhere than in lists and details', (database) => {
  let gateway: TestGateway
  let ids: readonly string[]
  let mobiles = 12_200_500_000
  beforeAll(async () => {
    await seedOne(database(), company, 120, NOW)
    const features = [
      accountFeature,
      sandboxFeature,
      readingFeature,
      recordsFeature,
      insightFeature,
      staffingFeature,
      favouritesFeature,
      assistantFeature,
    ]
    gateway = await startGateway(database(), features, {
      READING_MEMBER_BUDGET: String(BUDGET),
      READING_ACCOUNT_BUDGET: String(BUDGET),
    })
    const rows = await database().sql<{ id: string }[]>`select id from record_company order by id`
    ids = rows.map(({ id }) => id)
  })
  afterEach(() => database().sql`delete from reading_records`)
  afterAll(() => gateway?.close())

  const newMember = async (svip: boolean) => {
    mobiles += 1
    const { access_token: token, userId } = await loginBySms(gateway, String(mobiles))
    if (svip) await database().orm.transaction((tx) => extendEntitlement(tx, userId, 'svip', 365, NOW))
    const ask = (path: string, body: object) => gateway.call<Answer>(path, body, { token })
    return {
      token,
      ask,
      /** Reads a company for the first time; returns `open`, `masked` or the refusal code. */
      openAnother: async () => {
        const { statusCode, data } = await ask(DETAIL, { id: ids.at(-1) })
        if (statusCode !== '00000') return statusCode
        return data.dailyLimit ? 'masked' : 'open'
      },
    }
  }
  type Member = Awaited<ReturnType<typeof newMember>>

  const addFavourites = async ({ ask }: Member, from: number, to: number) => {
    for (const moduleId of ids.slice(from, to))
      expect((await ask(`${FAVOURITES}/addMemberCollect`, { module: 'company', moduleId })).statusCode).toBe(
        '00000',
      )
  }
  const favouritesOf = ({ ask }: Member) => ask(`${FAVOURITES}/pageMemberCollect`, { pageSize: 100 })
  const chatAs = ({ token }: Member): AssistantCaller => assistantCaller(gateway, token)

  it.each([INSIGHT, STAFFING])(
    'REA-01 a member who walks companies by %s is stopped as by details',
    async (path) => {
      const member = await newMember(true)
      for (const id of ids.slice(0, BUDGET)) expect((await member.ask(path, { id })).statusCode).toBe('00000')
      expect(await member.openAnother()).toBe('masked')
      const codes: string[] = []
      for (const id of ids.slice(BUDGET, 3 * BUDGET)) codes.push((await member.ask(path, { id })).statusCode)
      expect(codes.filter((code) => code === '00000')).toHaveLength(BUDGET - 1)
      expect(new Set(codes.slice(BUDGET))).toEqual(new Set(['00429']))
    },
  )

  it('REA-01 a member who reads records as favourites is told at the budget, and stopped at twice of it', async () => {
    const member = await newMember(true)
    await addFavourites(member, 0, BUDGET - 1)
    expect((await favouritesOf(member)).data.records).toHaveLength(BUDGET - 1)
    // Adding a favourite reads no record; a repeated read of the same favourites counts once.
    await addFavourites(member, BUDGET - 1, BUDGET)
    expect((await favouritesOf(member)).data.dailyLimit).toBeUndefined()
    expect(await member.openAnother()).toBe('masked')
    await addFavourites(member, BUDGET, 2 * BUDGET)
    expect((await favouritesOf(member)).data.dailyLimit?.message).toContain('今日查看的数据已达上限')
    expect(await favouritesOf(member)).toMatchObject({ http: 429, statusCode: '00429' })
  })

  it('REA-01 a member who reads by asking the assistant is stopped; what its answer does not tell counts for nobody', async () => {
    const member = await newMember(true)
    const chat = chatAs(member)
    const seen = new Set<string>()
    const ask = async (query: string) => {
      const { events, answer } = await chat.chat(query)
      for (const { records } of events) for (const { moduleId } of records ?? []) seen.add(moduleId)
      return answer.statusCode
    }
    expect(await ask('注册资本前五的企业')).toBe(200)
    expect(seen.size).toBe(5)
    expect(await member.openAnother()).toBe('open')
    expect(await ask('成立最早的十家企业')).toBe(200)
    expect(seen.size).toBeGreaterThanOrEqual(BUDGET)
    expect(await member.openAnother()).toBe('masked')
    let last = 200
    for (const from of [0, 30, 60, 90])
      for (const id of ids.slice(from, from + 3)) {
        const rows = await database().sql<
          { name: string }[]
        >`select name from record_company where id = ${id}`
        last = await ask(rows[0]?.name ?? '')
      }
    expect(last).toBe(429)
    expect(seen.size).toBeLessThanOrEqual(2 * BUDGET)
    expect(await member.openAnother()).toBe('00429')
  })
})
