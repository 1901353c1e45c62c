import { UNDO_MS } from '@zhushutong/domain/favourites'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { loginBySms, NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { accountFeature } from '../account'
import { demoAccountsFeature, demoRecordsFeature } from '../demo-data'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { sweepFavourites } from './favourites.store'
import { memberCollect } from './favourites.table'
import { favouritesFeature } from './index'

const PATH = '/jian-butler-portal-biz/memberCollect'
const COUNTS = '/jian-butler-portal-biz/message/getMessageCount'

interface Page {
  readonly records: ReadonlyArray<{
    module: string
    moduleId: string
    title: string
    exists: boolean
    region: string | null
    collectedAt: number | null
  }>
  readonly total: number
  readonly pages: number
  readonly modules: ReadonlyArray<{ module: string; total: number }>
}

describeOnPostgres('favourites', { size: 60, now: NOW }, (database) => {
  let gateway: TestGateway
  let companies: readonly string[]
  let tenders: readonly string[]
  let mobiles = 12_200_300_000

  const readIds = async (table: 'record_company' | 'record_tender') => {
    const { sql } = database()
    return (await sql<{ id: string }[]>`select id from ${sql.identifier(table)} order by id limit 12`).map(
      ({ id }) => id,
    )
  }
  beforeAll(async () => {
    const features = [
      demoRecordsFeature,
      demoAccountsFeature,
      recordsFeature,
      accountFeature,
      favouritesFeature,
      sandboxFeature,
    ]
    gateway = await startGateway(database(), features, { SEED_SIZE: '60' })
    companies = await readIds('record_company')
    tenders = await readIds('record_tender')
  })
  afterAll(() => gateway?.close())

  const aMember = async () => {
    mobiles += 1
    const { access_token: token, userId } = await loginBySms(gateway, String(mobiles))
    const call = <T>(name: string, body: object) => gateway.call<T>(`${PATH}/${name}`, body, { token })
    return {
      userId,
      add: (module: string, moduleId: string) =>
        call<{ favoritesTotal: number }>('addMemberCollect', { module, moduleId }),
      remove: (module: string, moduleId: string) =>
        call<true>('deleteMemberCollectByModuleId', { module, moduleId }),
      page: async (body: object = {}) => (await call<Page>('pageMemberCollect', body)).data,
      collected: async (records: object[]) =>
        (await call<{ records: object[] }>('listMemberCollected', { records })).data.records,
      total: async () =>
        (await gateway.call<{ favoritesTotal: number }>(COUNTS, {}, { token })).data.favoritesTotal,
    }
  }

  it('FAV-01 twenty simultaneous adds make one, and the count is right', async () => {
    const who = await aMember()
    const answers = await Promise.all(Array.from({ length: 20 }, () => who.add('company', companies[0]!)))
    expect(answers.map(({ statusCode, data }) => [statusCode, data.favoritesTotal])).toEqual(
      Array.from({ length: 20 }, () => ['00000', 1]),
    )
    expect((await who.page()).total).toBe(1)
    expect(await who.total()).toBe(1)
  })

  it('FAV-01 another member sees and removes only their own', async () => {
    const [first, other] = [await aMember(), await aMember()]
    await first.add('company', companies[1]!)
    const ref = { module: 'company', moduleId: companies[1]! }
    expect(await other.collected([ref])).toEqual([])
    expect(await other.page()).toMatchObject({ records: [], total: 0, modules: [] })
    await other.remove('company', companies[1]!)
    expect(await first.collected([ref])).toEqual([ref])
    await first.remove('company', companies[1]!)
    await first.remove('company', companies[1]!)
    expect(await first.collected([ref])).toEqual([])
    expect(await first.total()).toBe(0)
  })

  it('FAV-01 one call tells which records of a page are favourites, by kind and id together', async () => {
    const who = await aMember()
    await who.add('company', companies[0]!)
    await who.add('tender', tenders[3]!)
    const asked = [
      { module: 'company', moduleId: companies[0]! },
      { module: 'tender', moduleId: companies[0]! },
      { module: 'tender', moduleId: tenders[3]! },
      { module: 'tender', moduleId: tenders[4]! },
    ]
    expect(await who.collected(asked)).toEqual(expect.arrayContaining([asked[0], asked[2]]))
    expect(await who.collected(asked)).toHaveLength(2)
  })

  it('FAV-01 lists the latest first, by kind and page, and marks records that no longer exist', async () => {
    const who = await aMember()
    for (const [kind, id] of [
      ['company', companies[0]!],
      ['tender', tenders[0]!],
      ['company', companies[2]!],
    ] as const) {
      gateway.clock.advance(1000)
      await who.add(kind, id)
    }
    const gone = { userId: who.userId, kind: 'company', recordId: 'gone', title: '旧公司', createdAt: 1 }
    await database().orm.insert(memberCollect).values(gone)
    const all = await who.page()
    expect(all.records.map(({ moduleId }) => moduleId)).toEqual([
      companies[2],
      tenders[0],
      companies[0],
      'gone',
    ])
    expect(all.modules).toEqual([
      { module: 'company', total: 3 },
      { module: 'tender', total: 1 },
    ])
    expect(all.records[3]).toMatchObject({ title: '旧公司', exists: false, region: null, collectedAt: null })
    expect(all.records[0]).toMatchObject({ exists: true, region: expect.stringMatching(/^\d{6}$/) })
    const second = await who.page({ module: 'company', pageNum: 2, pageSize: 2 })
    expect([second.total, second.pages, second.records.map(({ moduleId }) => moduleId)]).toEqual([
      3,
      2,
      ['gone'],
    ])
  })

  it('FAV-01 a removal can be undone for ten minutes, even if the record no longer exists', async () => {
    const who = await aMember()
    await who.add('company', companies[0]!)
    gateway.clock.advance(1000)
    const gone = { userId: who.userId, kind: 'company', recordId: 'gone', title: '旧公司', createdAt: 1 }
    await database().orm.insert(memberCollect).values(gone)
    const before = (await who.page()).records
    for (const id of [companies[0]!, 'gone']) await who.remove('company', id)
    expect([(await who.page()).total, await who.total()]).toEqual([0, 0])
    gateway.clock.advance(UNDO_MS)
    for (const id of [companies[0]!, 'gone']) expect((await who.add('company', id)).statusCode).toBe('00000')
    expect((await who.page()).records).toEqual(before)
    await who.remove('company', 'gone')
    gateway.clock.advance(UNDO_MS + 1)
    expect((await who.add('company', 'gone')).statusCode).toBe('30003')
    await sweepFavourites(database().orm, gateway.clock.now())
    const { orm } = database()
    expect(await orm.$count(memberCollect, eq(memberCollect.userId, who.userId))).toBe(1)
  })

  it('FAV-01 accepts 2,000 and no more, and only existing records', async () => {
    const who = await aMember()
    expect(await who.add('company', 'no-such')).toMatchObject({ http: 404, statusCode: '30003' })
    expect(await who.add('noSuchKind', companies[0]!)).toMatchObject({ http: 404, statusCode: '30003' })
    const many = Array.from({ length: 1999 }, (_, n) => ({
      userId: who.userId,
      kind: 'company',
      recordId: `old-${n}`,
      title: '旧',
      createdAt: n,
    }))
    await database().orm.insert(memberCollect).values(many)
    const answers = await Promise.all(companies.slice(0, 4).map((id) => who.add('company', id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual(['00000', '00400', '00400', '00400'])
    expect(answers.find(({ http }) => http === 400)?.statusMessage).toBe(
      '收藏已满 2,000 条，请先移除一些再收藏',
    )
    expect(await who.total()).toBe(2000)
  })
})
