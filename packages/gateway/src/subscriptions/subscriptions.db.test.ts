import { DAY_MS } from '@zhushutong/domain/formatting'
import { FREE_SUBSCRIPTIONS } from '@zhushutong/domain/membership'
import { company, tender } from '@zhushutong/domain/records'
import { SUBSCRIPTION_TEXTS } from '@zhushutong/domain/subscriptions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newBuyer, type TestBuyer } from '../../test-support/buyer'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { storeRecord } from '../../test-support/records/store-record'
import { accountFeature } from '../account'
import { memberships, users } from '../account/account.table'
import { demoAccountsFeature } from '../demo-data'
import { messagesFeature } from '../messages'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { subscriptionsFeature } from './index'

const PATH = '/jian-butler-portal-biz/subscription'
const SEARCH = { of: 'search', module: 'tender', filters: { region: ['500000'] } } as const

interface Subscription {
  readonly id: string
  readonly name: string
  readonly frequency: string
  readonly isPaused: boolean
  readonly foundTotal: number
}
interface Page {
  readonly records: readonly Subscription[]
  readonly total: number
  readonly limit: number | null
  readonly subjects: readonly { readonly of: string; readonly total: number }[]
}
interface Digest {
  readonly total: number
  readonly records: readonly { readonly moduleId: string; readonly title: string | null }[]
}

describeOnPostgres('subscriptions', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    const features = [demoAccountsFeature, accountFeature, recordsFeature, messagesFeature]
    gateway = await startGateway(database(), [...features, subscriptionsFeature, sandboxFeature])
    await storeRecord(database().orm, company, { id: 'c-1', name: '渝州某建设有限公司' }, NOW)
  })
  afterAll(() => gateway?.close())

  const aMember = async ({ svip = false } = {}) => {
    const who = await newBuyer(gateway, database())
    const [user] = await database().orm.select().from(users).where(eq(users.mobile, who.mobile))
    const overTime = NOW + 400 * DAY_MS
    if (svip) await database().orm.insert(memberships).values({ userId: user!.id, kind: 'svip', overTime })
    return who
  }
  const call = <T = Subscription>({ token }: TestBuyer, name: string, body: object) =>
    gateway.call<T>(`${PATH}/${name}`, body, { token })
  const add = (who: TestBuyer, over: object = {}) =>
    call(who, 'addSubscription', { ...SEARCH, name: '重庆招标', frequency: 'daily', ...over })
  const page = async (who: TestBuyer, body: object = {}) =>
    (await call<Page>(who, 'pageSubscription', body)).data
  const latestMessage = async ({ token }: TestBuyer) =>
    (
      await gateway.call<{ records: { title: string; body: string; link: string }[] }>(
        '/jian-butler-portal-biz/message/pageMessage',
        {},
        { token },
      )
    ).data.records[0]

  it('SUB-01 an account has each subject once; the same again takes its name and frequency', async () => {
    const who = await aMember()
    const first = await add(who, { filters: { type: ['building', 'municipal'] } })
    expect(first).toMatchObject({ statusCode: '00000', data: { name: '重庆招标', foundTotal: 0 } })
    const again = await add(who, {
      ...{ filters: { type: ['municipal', 'building'] }, keyword: ' ' },
      ...{ name: '房建市政', frequency: 'weekly' },
    })
    expect(again.data).toMatchObject({ id: first.data.id, name: '房建市政', frequency: 'weekly' })
    expect((await page(who)).total).toBe(1)
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(who)))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect((await page(who)).total).toBe(2)
  })

  it('SUB-03 three without a membership, also at once; of members as many as they like', async () => {
    const who = await aMember()
    const many = Array.from({ length: 6 }, (_, n) => add(who, { keyword: `道路${n}`, name: `第 ${n} 个` }))
    const answers = await Promise.all(many)
    expect(answers.filter(({ statusCode }) => statusCode === '00000')).toHaveLength(FREE_SUBSCRIPTIONS)
    expect(answers.find(({ http }) => http === 400)?.statusMessage).toBe(SUBSCRIPTION_TEXTS.free)
    expect((await page(who)).limit).toBe(FREE_SUBSCRIPTIONS)
    const member = await aMember({ svip: true })
    for (let n = 0; n < 5; n++) expect((await add(member, { keyword: `道路${n}` })).statusCode).toBe('00000')
    expect(await page(member)).toMatchObject({ total: 5, limit: null })
  })

  it('SUB-01 SUB-04 another’s subscription and digest do not exist', async () => {
    const [who, other] = [await aMember(), await aMember()]
    const { id } = (await add(who, { frequency: 'instant' })).data
    const changed = { id, name: '别人的', frequency: 'weekly', isPaused: true, isMuted: true }
    expect((await call(other, 'updateSubscription', changed)).http).toBe(404)
    expect((await call(other, 'deleteSubscription', { id })).http).toBe(404)
    expect((await page(other)).total).toBe(0)
    await storeRecord(database().orm, tender, { id: 't-own', region: '500112', title: '某道路工程' }, NOW)
    gateway.clock.advance(60_000)
    await expect.poll(async () => (await latestMessage(who))?.title).toBe('“重庆招标”有 1 条新数据')
    const key = new URLSearchParams((await latestMessage(who))?.link.split('?')[1]).get('key')
    const digest = await call<Digest>(who, 'getDigest', { id: key })
    expect(digest.data).toMatchObject({ total: 1, records: [{ moduleId: 't-own' }] })
    expect((await call(other, 'getDigest', { id: key })).http).toBe(404)
    expect((await page(who)).records[0]).toMatchObject({ name: '重庆招标', foundTotal: 1 })
    for (const name of ['addSubscription', 'pageSubscription', 'updateSubscription', 'getDigest'])
      expect((await gateway.call(`${PATH}/${name}`, {})).http).not.toBe(200)
    expect((await call(who, 'deleteSubscription', { id })).statusCode).toBe('00000')
    expect((await call(who, 'getDigest', { id: key })).http).toBe(404)
  })
})
