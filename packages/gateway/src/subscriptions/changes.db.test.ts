import { randomUUID } from 'node:crypto'
import { VISITOR } from '@zhushutong/domain/access'
import { company } from '@zhushutong/domain/records'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newBuyer, type TestBuyer } from '../../test-support/buyer'
import { describeOnPostgres } from '../../test-support/databases'
import { NOW, startGateway, type TestGateway } from '../../test-support/gateway'
import { storeRecord } from '../../test-support/records/store-record'
import { accountFeature } from '../account'
import { users } from '../account/account.table'
import { demoAccountsFeature } from '../demo-data'
import { messagesFeature } from '../messages'
import { addChanges, recordChanges, recordsChanged, recordsFeature } from '../records'
import { sandboxFeature } from '../sandbox'
import { viewEvent } from '../webhooks/view-event'
import { webhookEvents, webhooks } from '../webhooks/webhooks.table'
import { viewDigestItems } from './digest-view'
import { subscriptionsFeature } from './index'

const PATH = '/jian-butler-portal-biz/subscription'
const NAME = '渝州某建设有限公司'

describeOnPostgres('changes of a followed record', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    const features = [demoAccountsFeature, accountFeature, recordsFeature, messagesFeature]
    gateway = await startGateway(database(), [...features, subscriptionsFeature, sandboxFeature])
    await storeRecord(database().orm, company, { id: 'c-1', name: NAME }, NOW)
  })
  afterAll(() => gateway?.close())

  const write = (...changes: ReadonlyArray<readonly [key: string, before: string | null, after: string]>) =>
    database().orm.transaction(async (tx) => {
      const version = await recordsChanged(tx, company)
      const entry = { recordId: 'c-1', dataOn: '2026-11-20', source: 'register' }
      const list = changes.map(([key, before, after]) => ({ key, before, after }))
      await addChanges(tx, company, [{ ...entry, changes: list }], { batch: 'b', now: NOW, version })
    })
  const readMessages = async ({ token }: TestBuyer) =>
    (
      await gateway.call<{ records: { title: string; body: string; link: string }[] }>(
        '/jian-butler-portal-biz/message/pageMessage',
        {},
        { token },
      )
    ).data.records

  it('DAT-69 come once, of the chosen kinds, as their reader may see them, and as an event of webhooks', async () => {
    const { orm } = database()
    const who = await newBuyer(gateway, database())
    const [user] = await orm.select().from(users).where(eq(users.mobile, who.mobile))
    const userId = String(user?.id)
    await orm.insert(webhooks).values({
      ...{ id: randomUUID(), userId, name: '系统', secret: '', createdAt: NOW },
      url: 'https://example.com',
    })
    await write(['legalPerson', '赵某', '冯某'])
    const follow = { of: 'company', moduleId: 'c-1', name: NAME, frequency: 'instant' }
    const added = await gateway.call<{ changes: string[]; changeChoices: string[] }>(
      `${PATH}/addSubscription`,
      { ...follow, changes: ['renamed', 'legalPerson'] },
      { token: who.token },
    )
    expect(added.data).toMatchObject({ changes: ['renamed', 'legalPerson'] })
    expect(added.data.changeChoices).toContain('upgraded')

    await write(['address', 'A 路', 'B 路'])
    await write(['legalPerson', '冯某', '白某'], ['contactPhone', '154', '169'])
    gateway.clock.advance(60_000)
    const readLatest = async () => (await readMessages(who))[0]
    await expect.poll(async () => (await readLatest())?.title).toBe(`“${NAME}”有 1 条变更`)
    const message = await readLatest()
    expect(message?.body).toBe(`${NAME}：法定代表人变更`)
    const shown = { kind: 'legalPerson', label: '法定代表人', before: '冯某', after: '白某' }
    const id = new URLSearchParams(message?.link.split('?')[1]).get('key')
    const readDigest = async () =>
      (await gateway.call<object>(`${PATH}/getDigest`, { id }, { token: who.token })).data
    expect(await readDigest()).toMatchObject({
      total: 1,
      records: [{ moduleId: 'c-1', change: { kinds: ['legalPerson'], changes: [shown] } }],
    })

    await write(['legalPerson', '白某', '白某某'])
    gateway.clock.advance(60_000)
    await expect.poll(async () => (await readMessages(who)).length).toBe(2)
    const events = await orm
      .select()
      .from(webhookEvents)
      .where(eq(webhookEvents.userId, userId))
      .orderBy(webhookEvents.cursor)
    expect(events.map(({ type, cursor }) => [type, cursor])).toEqual([
      ['record.changed', 1],
      ['record.changed', 2],
    ])
    const view = () =>
      viewEvent(events[0]!, { ...VISITOR, loggedIn: true }, NOW, (...args) =>
        viewDigestItems(database(), ...args),
      )
    const sent = { module: 'company', moduleId: 'c-1', title: NAME }
    expect(await view()).toMatchObject({
      ...{ type: 'record.changed', cursor: 1 },
      data: { total: 1, records: [{ ...sent, change: { dataOn: '2026-11-20', changes: [shown] } }] },
    })
    await orm.delete(recordChanges)
    expect(await view()).toMatchObject({ data: { records: [{ ...sent, change: null }] } })
  })
})
