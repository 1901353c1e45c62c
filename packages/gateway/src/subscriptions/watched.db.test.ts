import { company, credit, owner, tender } from '@zhushutong/domain/records'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newBuyer, type TestBuyer } from '../../test-support/buyer'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { storeRecord } from '../../test-support/records/store-record'
import { accountFeature } from '../account'
import { demoAccountsFeature } from '../demo-data'
import { messagesFeature } from '../messages'
import { addChanges, recordsChanged, recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { subscriptionsFeature } from './index'

const PATH = '/jian-butler-portal-biz/subscription'

interface Watched {
  readonly total: number
  readonly companies: number
  readonly owners: number
  readonly groups: readonly { readonly group: string; readonly total: number }[]
  readonly records: readonly {
    readonly module: string
    readonly moduleId: string
    readonly groups: string[]
  }[]
}

describeOnPostgres('monitoring', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    const features = [demoAccountsFeature, accountFeature, recordsFeature, messagesFeature]
    gateway = await startGateway(database(), [...features, subscriptionsFeature, sandboxFeature])
    await storeRecord(database().orm, owner, { id: 'c-1', name: '渝州某建设有限公司' }, NOW)
    await storeRecord(database().orm, company, { id: 'c-1', name: '渝州某建设有限公司' }, NOW)
    await storeRecord(
      database().orm,
      credit,
      { id: 'r-9', companyId: 'c-1', name: '渝州某建设有限公司' },
      NOW,
    )
  })
  afterAll(() => gateway?.close())

  const write = (kind: typeof company | typeof credit, recordId: string, changes: readonly object[]) =>
    database().orm.transaction(async (tx) => {
      const now = gateway.clock.now()
      const version = await recordsChanged(tx, kind)
      const entry = { recordId, dataOn: '2026-11-20', source: 'register', changes: changes as never }
      await addChanges(tx, kind, [entry], { batch: 'b', now, version })
    })
  const rename = (after: string) => write(company, 'c-1', [{ key: 'name', before: '旧名', after }])
  const fine = (item: string) =>
    write(credit, 'r-9', [{ key: 'entries', before: [], after: [{ entryType: 'sanction', item }] }])
  const call = async <T extends object>(name: string, input: object, { token }: TestBuyer) =>
    (await gateway.call<T>(`${PATH}/${name}`, input, { token })).data
  const follow = (of: string, moduleId: string, who: TestBuyer, more: object = {}) =>
    call('addSubscription', { of, moduleId, name: moduleId, frequency: 'instant', ...more }, who)
  const watch = (who: TestBuyer, more: object = {}) =>
    call<Watched>('pageWatched', { period: 'today', pageNum: 1, pageSize: 20, ...more }, who)

  it('SUB-11 lists changes and new records after the subscription, by group, to its member alone', async () => {
    const [who, other] = [await newBuyer(gateway, database()), await newBuyer(gateway, database())]
    await rename('以前')
    gateway.clock.advance(1000)
    await follow('company', 'c-1', who)
    await follow('owner', 'c-1', who)
    expect(await watch(who)).toMatchObject({ total: 0, companies: 1, owners: 1, groups: [] })
    gateway.clock.advance(1000)
    await rename('新名')
    gateway.clock.advance(1000)
    await fine('施工扬尘控制不力')
    gateway.clock.advance(1000)
    await storeRecord(
      database().orm,
      tender,
      { id: 't-1', ownerId: 'c-1', engineeringName: '某道路工程', publicityTime: '2026-11-20' },
      gateway.clock.now(),
    )
    const seen = await watch(who)
    expect(seen.groups).toEqual([
      { group: 'penalty', total: 1 },
      { group: 'renamed', total: 1 },
      { group: 'tender', total: 1 },
    ])
    expect(seen.records.map(({ module, moduleId }) => [module, moduleId])).toEqual([
      ['tender', 't-1'],
      ['credit', 'r-9'],
      ['company', 'c-1'],
    ])
    expect((await watch(who, { group: 'penalty' })).records).toMatchObject([
      { change: { changes: [{ after: '处罚：施工扬尘控制不力' }] } },
    ])
    expect(await watch(other)).toMatchObject({ total: 0, companies: 0 })
    gateway.clock.advance(24 * 3_600_000)
    expect((await watch(who)).total).toBe(0)
    expect((await watch(who, { period: 'week' })).total).toBe(3)
  })

  it('DAT-72 a penalty reaches the inbox of a follower who chose penalties only', async () => {
    const who = await newBuyer(gateway, database())
    await follow('company', 'c-1', who, { changes: ['penalty'] })
    gateway.clock.advance(1000)
    await rename('又名')
    await fine('未批先建')
    gateway.clock.advance(60_000)
    const inbox = () =>
      gateway
        .call<{ records: { body: string }[] }>(
          '/jian-butler-portal-biz/message/pageMessage',
          {},
          { token: who.token },
        )
        .then(({ data }) => data.records[0]?.body)
    await expect.poll(inbox).toBe('渝州某建设有限公司：新增处罚或失信')
    expect((await watch(who)).groups).toEqual([{ group: 'penalty', total: 1 }])
  })
})
