import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { tender } from '@zhushutong/domain/records'
import { RETRY_AFTER, WEBHOOK_TEXTS } from '@zhushutong/domain/webhooks'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { setUpWebhooks } from '../../test-support/providers/webhooks'
import { storeRecord } from '../../test-support/records/store-record'
import { users } from '../account/account.table'
import { webhooks } from './webhooks.table'

describeOnPostgres('webhooks that are sent', (database) => {
  const {
    gateway,
    received,
    urlOf,
    answerWith,
    call,
    form,
    aMember,
    add,
    list,
    latest,
    subscribe,
    happen,
    verified,
  } = setUpWebhooks(database)

  it('WHK-03 WHK-05 what a subscription finds arrives signed, and is in the log', async () => {
    const who = await aMember()
    const webhook = await add(who)
    expect(webhook.secret).toMatch(/^whsec_[\w-]{43}$/)
    const search = { of: 'search', module: 'tender', filters: { region: ['500000'] } }
    const subscriptionId = await subscribe(who, { ...search, name: '重庆招标', frequency: 'instant' })
    await storeRecord(
      database().orm,
      tender,
      { id: 't-1', region: '500112', engineeringName: '某道路工程' },
      gateway().clock.now(),
    )
    gateway().clock.advance(MINUTE_MS)
    await expect.poll(() => received.length).toBe(1)
    const event = await verified(received[0]!, webhook.secret)
    const records = [{ module: 'tender', moduleId: 't-1', title: '某道路工程' }]
    expect(event).toEqual({
      ...{ version: 1, type: 'subscription.digest', cursor: 1, id: expect.any(String) },
      created: expect.any(Number),
      data: { subscriptionId, name: '重庆招标', total: 1, records },
    })
    await expect.poll(async () => (await latest(who))?.state).toBe('delivered')
    expect(await latest(who)).toMatchObject({
      ...{ eventId: event.id, type: event.type, cause: 'event', subscriptionName: '重庆招标' },
      attempts: [{ number: 1, status: 200, failure: null, answer: '' }],
    })
    await expect(verified(received[0]!, 'whsec_other')).rejects.toMatchObject({ reason: 'signature' })
    const [row] = await database().orm.select().from(webhooks).where(eq(webhooks.id, webhook.id))
    expect(JSON.stringify(row)).not.toContain(webhook.secret)
    expect(JSON.stringify(await list(who))).not.toContain('whsec')
    expect(gateway().log.join('')).not.toContain(webhook.secret)
  })

  it('WHK-05 a record that is gone has no title; an address tells of the chosen subscriptions only', async () => {
    const who = await aMember()
    const chosen = await subscribe(who, {
      of: 'channel',
      channel: 'policy2',
      name: '国家政策',
      frequency: 'weekly',
    })
    const all = await add(who)
    const some = await add(who, { url: urlOf('/some'), subscriptionIds: [chosen] })
    await happen(who.userId, 's-other', ['no-such'])
    await happen(who.userId, chosen)
    await expect.poll(() => received.length).toBe(3)
    const to = (target: string) => received.filter((request) => request.target === target)
    const events = await Promise.all(to('/hook').map((request) => verified(request, all.secret)))
    expect(events.map(({ cursor }) => cursor)).toEqual([1, 2])
    expect(events[0]?.data).toMatchObject({ records: [{ moduleId: 'no-such', title: null }] })
    expect((await verified(to('/some')[0]!, some.secret)).id).toBe(events[1]?.id)
  })

  it('WHK-04 a failing receiver is asked again after ever longer waits, then given up', async () => {
    const who = await aMember()
    await add(who)
    answerWith({ status: 503, text: () => '稍后' })
    await happen(who.userId)
    for (const [index, wait] of RETRY_AFTER.entries()) {
      await expect.poll(async () => (await latest(who))?.attempts.length).toBe(index + 1)
      const { state, nextTime, attempts } = (await latest(who))!
      expect([state, nextTime]).toEqual(['waiting', gateway().clock.now() + wait])
      expect(attempts.at(-1)).toMatchObject({ status: 503, failure: 'status', answer: '稍后' })
      gateway().clock.advance(wait)
    }
    await expect.poll(async () => (await latest(who))?.state).toBe('failed')
    expect(received).toHaveLength(RETRY_AFTER.length + 1)
    expect(new Set(received.map(({ body }) => JSON.parse(body.toString()).id)).size).toBe(1)
    expect((await list(who))[0]).toMatchObject({ isEnabled: true, waiting: 0 })
  })

  it('WHK-04 after three days without a success it is switched off and told; switched on, it goes on', async () => {
    const who = await aMember()
    const { id } = await add(who)
    answerWith({ status: 500 })
    await happen(who.userId)
    await expect.poll(async () => (await list(who))[0]?.failingSince).not.toBeNull()
    gateway().clock.advance(3 * DAY_MS)
    await expect.poll(async () => (await list(who))[0]?.isEnabled).toBe(false)
    expect((await list(who))[0]?.stoppedTime).not.toBeNull()
    const inbox = await gateway().call<{ records: readonly { title: string; link: string }[] }>(
      '/jian-butler-portal-biz/message/pageMessage',
      {},
      { token: who.token },
    )
    expect(inbox.data.records[0]).toMatchObject({
      title: 'Webhook“订单系统”已自动停用',
      link: '/center/?index=23',
    })
    const sent = received.length
    gateway().clock.advance(DAY_MS)
    expect((await call(who, 'redeliverWebhook', { id: (await latest(who))!.id })).statusMessage).toBe(
      WEBHOOK_TEXTS.isOff,
    )
    answerWith({ status: 200 })
    const on = await call(who, 'updateWebhook', { id, isEnabled: true, ...form() })
    expect(on.data).toMatchObject({ isEnabled: true, stoppedTime: null, failingSince: null, waiting: 1 })
    await expect.poll(async () => (await latest(who))?.state).toBe('delivered')
    expect(received).toHaveLength(sent + 1)
  })

  it('WHK-06 nothing is sent while an address is paused or its owner frozen', async () => {
    const who = await aMember()
    const { id } = await add(who)
    await call(who, 'updateWebhook', { id, isEnabled: false, ...form() })
    await happen(who.userId)
    await call(who, 'updateWebhook', { id, isEnabled: true, ...form() })
    await database()
      .orm.update(users)
      .set({ frozenAt: gateway().clock.now() })
      .where(eq(users.id, who.userId))
    await happen(who.userId)
    const due = () => database().orm.$count(webhooks, eq(webhooks.isDue, true))
    await expect.poll(due).toBe(0)
    await database().orm.update(users).set({ frozenAt: null }).where(eq(users.id, who.userId))
    expect(received).toEqual([])
    gateway().clock.advance(HOUR_MS)
    await expect.poll(() => received.length).toBe(1)
    expect(JSON.parse(received[0]!.body.toString()).cursor).toBe(2)
  })
})
