import { randomUUID } from 'node:crypto'
import { addDays, DAY_MS, dayOf } from '@zhushutong/domain/formatting'
import { company, winning } from '@zhushutong/domain/records'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newBuyer } from '../../test-support/buyer'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { storeRecord } from '../../test-support/records/store-record'
import { accountFeature } from '../account'
import { recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { subscriptionsFeature } from './index'
import { subscriptionDigests, subscriptions } from './subscriptions.table'

const PATH = '/jian-butler-portal-biz/subscription'
const day = (back: number) => dayOf(addDays(NOW, -back))

interface Rivals {
  readonly followed: number
  readonly week: number
  readonly weekBefore: number
  readonly records: ReadonlyArray<{ id: string; companyName: string; amount: number; discount: number }>
}
interface Week {
  readonly days: readonly string[]
  readonly total: number
  readonly most: ReadonlyArray<{ name: string; counts: readonly number[]; total: number }>
}

describeOnPostgres('the week of a member', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    const features = [accountFeature, recordsFeature, subscriptionsFeature, sandboxFeature]
    gateway = await startGateway(database(), features)
    const { orm } = database()
    for (const id of ['a', 'b', 'c', 'd']) await storeRecord(orm, company, { id, name: `${id}公司` }, NOW)
    const win = (id: string, winnerIds: string[], awardedOn: string, over: object = {}) => {
      const amounts = { winningAmount: 900_00, budgetAmount: 1000_00, currency: 'CNY' }
      return storeRecord(
        orm,
        winning,
        { id, projectName: id, winnerIds, awardedOn, ...amounts, ...over },
        NOW,
      )
    }
    await win('today', ['a'], day(0))
    await win('sixth', ['b', 'c'], day(6), { budgetAmount: null })
    await win('seventh', ['a'], day(7))
    await win('thirteenth', ['a'], day(13))
    await win('fourteenth', ['a'], day(14))
    await win('other', ['c'], day(0))
    await win('gone', ['d'], day(1))
    await win('announced', ['a'], day(-1))
  })
  afterAll(() => gateway?.close())

  const member = async () => {
    const { token, mobile } = await newBuyer(gateway, database())
    const call = async <T>(name: string, body: object = {}) =>
      (await gateway.call<T>(`${PATH}/${name}`, body, { token })).data
    const add = (of: string, name: string, moduleId?: string) =>
      call<{ id: string }>('addSubscription', {
        ...{ of, name, frequency: 'daily' },
        ...(moduleId ? { moduleId } : { module: 'tender', keyword: name }),
      })
    return { call, add, mobile }
  }

  it('SUB-10 the wins of those who are followed, of the last seven days, beside the number before', async () => {
    const { call, add } = await member()
    expect(await call<Rivals>('listRivalWins')).toMatchObject({ followed: 0, week: 0, records: [] })
    await add('company', '甲', 'a')
    await add('company', '乙', 'b')
    await add('search', '丙')
    const { records, ...counts } = await call<Rivals>('listRivalWins')
    expect(counts).toMatchObject({ followed: 2, week: 2, weekBefore: 2 })
    expect(records.map(({ id, companyName, discount }) => [id, companyName, discount])).toEqual([
      ['today', 'a公司', 10],
      ['sixth', 'b公司', null],
    ])
  })

  it('SUB-09 what each subscription found by day, those that found most first; nobody else’s', async () => {
    const [{ call, add }, other] = [await member(), await member()]
    const few = await add('search', '少')
    const many = await add('search', '多')
    await other.add('search', '别人')
    const { orm } = database()
    const expectFound = async (subscriptionId: string, total: number, back: number) => {
      const [row] = await orm.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
      const createdAt = NOW - back * DAY_MS
      await orm
        .insert(subscriptionDigests)
        .values({ id: randomUUID(), subscriptionId, userId: row!.userId, total, items: [], createdAt })
    }
    await expectFound(few.id, 1, 0)
    await expectFound(many.id, 2, 6)
    await expectFound(many.id, 3, 6)
    await expectFound(many.id, 50, 7)
    const week = await call<Week>('getWeek')
    expect([week.days[0], week.days.at(-1), week.total]).toEqual([day(6), day(0), 6])
    expect(week.most.map(({ name, counts, total }) => [name, counts, total])).toEqual([
      ['多', [5, 0, 0, 0, 0, 0, 0], 5],
      ['少', [0, 0, 0, 0, 0, 0, 1], 1],
    ])
  })
})
