import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { KINDS } from '@zhushutong/domain/records'
import { contract, recordContract } from '@zhushutong/sdk/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { decide, MANAGER } from '../../test-support/buyer'
import { describeOnPostgres } from '../../test-support/databases'
import { loginBySms, NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { loginStaff } from '../../test-support/staff'
import { accountFeature } from '../account'
import { consoleFeature } from '../app/staff-resources'
import { contentFeature } from '../content'
import { demoAccountsFeature, demoStaffFeature } from '../demo-data'
import { agreement } from '../legal'
import { purchaseFeature } from '../purchase'
import { recordsFeature } from '../records'
import { searchCounter } from '../records/counted-searches/count-searches'
import { searchMisses } from '../records/counted-searches/search-misses.table'
import { searchWords } from '../records/counted-searches/search-words.table'
import { sandboxFeature } from '../sandbox'
import { trackingFeature } from './index'

const FEATURES = [
  demoAccountsFeature,
  demoStaffFeature,
  accountFeature,
  recordsFeature,
  purchaseFeature,
  contentFeature,
  trackingFeature,
  consoleFeature,
  sandboxFeature,
]
const UPLOAD = '/jian-butler-portal-biz/buryPoint/uploadBuryPoint'
const company = KINDS.find(({ kind }) => kind === 'company')!
const person = KINDS.find(({ kind }) => kind === 'person')!

describeOnPostgres('the use of the portal', { size: 20, now: NOW }, (database) => {
  let gateway: TestGateway
  let staff: string
  beforeAll(async () => {
    gateway = await startGateway(database(), FEATURES)
    staff = await loginStaff(gateway, 'editor')
  })
  afterAll(() => gateway?.close())

  const ask = async <T>(call: string, body: object = {}) =>
    (await gateway.call<T>(`/console/usage/${call}`, body, { token: staff })).data
  const words = async () =>
    (await ask<{ records: { keyword: string; times: number }[] }>('list')).records.map(
      ({ keyword, times }) => `${keyword} ${times}`,
    )

  it('TRK-04 a keyword that found nothing is counted once an hour for a reader, without the reader', async () => {
    const { access_token: token, userId } = await loginBySms(gateway, '12200007731')
    const search = (keyword: string) =>
      gateway.call<{ total: number }>(recordContract.company!.search.path, { keyword }, { token })
    const searches = searchCounter(database(), gateway.clock)
    const request = { filters: {}, pageNum: 1, pageSize: 10 } as const
    await searches.count('missed', company, { ...request, keyword: '岫砚 桥梁' }, 'a')
    await searches.count('missed', company, { ...request, keyword: '岫砚桥梁' }, 'a')
    await searches.count('missed', company, { ...request, keyword: '岫砚桥梁' }, 'b')
    await searches.count('missed', company, { ...request, keyword: '岫砚隧道', pageNum: 2 }, 'a')
    await searches.count(
      'missed',
      company,
      { ...request, keyword: '岫砚隧道', filters: { region: ['500000'] } },
      'a',
    )
    await searches.count('missed', company, { ...request, keyword: 'a@b.cn' }, 'a')
    await searches.count('missed', company, { ...request, keyword: '122-0000-7731' }, 'a')
    await searches.count('missed', person, { ...request, keyword: '张三丰' }, 'a')
    expect(await words()).toEqual(['岫砚桥梁 2'])
    expect((await search('岫砚 桥梁')).data).toMatchObject({ total: 0 })
    expect(await words()).toEqual(['岫砚桥梁 3'])
    expect(JSON.stringify(await database().orm.select().from(searchMisses))).not.toContain(userId)
  })

  it('SHL-03 a keyword of three members becomes a hot search, of two not', async () => {
    const [record] = await database().sql`select name from record_company order by id limit 1`
    const name = String(record?.name)
    const hot = async () => {
      gateway.clock.advance(MINUTE_MS)
      return (await gateway.call<{ word: string }[]>(contract.content.hotSearches.path)).data
    }
    for (const mobile of ['12200007741', '12200007742', '12200007743']) {
      expect(await hot()).toEqual([])
      const { access_token: token } = await loginBySms(gateway, mobile)
      for (const keyword of [` ${name}`, name])
        await gateway.call(recordContract.company!.search.path, { keyword }, { token })
    }
    expect(await database().orm.select().from(searchWords)).toMatchObject([{ word: name, count: 3 }])
    expect(await hot()).toEqual([expect.objectContaining({ word: name })])
  })

  it('TRK-04 the pages that most members saw come first, without what was searched for', async () => {
    const [first, second] = [
      await loginBySms(gateway, '12200007732'),
      await loginBySms(gateway, '12200007733'),
    ]
    const see = (token: string, id: string, pageUrl: string, more: object = {}) =>
      gateway.call(
        UPLOAD,
        { records: [{ id, module: 'x', pageUrl, requestTime: NOW, type: 'page', ...more }] },
        { token },
      )
    for (const n of [1, 2, 3]) await see(first.access_token, `a${n}`, '/siku/')
    await see(first.access_token, 'b1', '/qiye/?keyword=张三', { stayTime: 1000 })
    await see(second.access_token, 'b1', '/qiye/#x', { stayTime: 3000 })
    await see(second.access_token, 'd', '/svip.html', { type: 'part', eventParam: 'purchase-dialog' })
    const { records } = await ask<{ records: object[] }>('pages')
    expect(records).toEqual([
      { address: '/qiye/', views: 2, members: 2, stay: 2000 },
      { address: '/siku/', views: 3, members: 1, stay: null },
    ])
    const { days } = await ask<{ days: object[] }>('funnel', { period: '7' })
    expect(days).toHaveLength(7)
    expect(days[0]).toMatchObject({ day: '2026-11-20', page: 2, dialog: 1 })
  })

  it('TRK-04 an order counts on its day, a payment on its own; each member once', async () => {
    const { access_token: token } = await loginBySms(gateway, '12200007734')
    const order = (key: string) =>
      gateway.call<string>(
        `${MANAGER}/addOrderOnline`,
        { orderType: 'VIP', productId: 'svip-year', agreementVersion: agreement('purchase').version },
        { token, key },
      )
    const today = async () => {
      const { days } = await ask<{ days: { order: number; paid: number }[] }>('funnel', { period: '7' })
      return [days[0]!.order, days[0]!.paid] as const
    }
    // The demo accounts also have orders of today.
    const [ordered, paid] = await today()
    const createdOrder = await order('usage-1')
    expect(createdOrder.statusCode).toBe('00000')
    expect(await today()).toEqual([ordered + 1, paid])
    await gateway.call(
      `${MANAGER}/setOnlinePayType`,
      { orderId: createdOrder.data, payType: 'WeChat' },
      { token },
    )
    await decide(gateway, createdOrder.data, 'paid')
    expect(await today()).toEqual([ordered + 1, paid + 1])
    await order('usage-2')
    expect(await today()).toEqual([ordered + 1, paid + 1])
  })
})
