import { DAY_MS } from '@zhushutong/domain/formatting'
import { WEBHOOK_LIMITS, WEBHOOK_TEXTS } from '@zhushutong/domain/webhooks'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnPostgres } from '../../test-support/databases'
import { type Delivery, type Events, setUpWebhooks } from '../../test-support/providers/webhooks'
import { webhookEvents } from './webhooks.table'

describeOnPostgres('calls about webhooks', (database) => {
  const {
    gateway,
    received,
    urlOf,
    answerWith,
    call,
    form,
    deliveries,
    aMember,
    add,
    list,
    latest,
    happen,
    verified,
  } = setUpWebhooks(database)

  it('WHK-06 a test is sent at once and not again; the log repeats no secret; an event is sent again by hand', async () => {
    const who = await aMember()
    const { id, secret } = await add(who)
    const test = () => call<Delivery>(who, 'testWebhook', { id })
    answerWith({
      status: 400,
      text: ({ headers }) => `${headers['zhushutong-signature']}\u0000 not of ${secret} ${'x'.repeat(600)}`,
    })
    const failed = (await test()).data
    expect(failed).toMatchObject({ cause: 'test', state: 'failed', nextTime: null })
    expect(failed.attempts[0]?.answer).toMatch(/^… not of whsec_… x+$/)
    expect(failed.attempts[0]?.answer).toHaveLength(500)
    answerWith({ status: 302 })
    expect((await test()).data.attempts[0]).toMatchObject({ status: 302, failure: 'redirect' })
    answerWith({ status: 200, text: () => '好' })
    expect((await test()).data).toMatchObject({ state: 'delivered', attempts: [{ answer: '好' }] })
    expect(await verified(received.at(-1)!, secret)).toMatchObject({ type: 'webhook.test', data: null })
    expect(received.map(({ target }) => target)).toEqual(['/hook', '/hook', '/hook'])

    // Later than the test deliveries, so that this one is the latest.
    gateway().clock.advance(1000)
    await happen(who.userId)
    await expect.poll(async () => (await latest(who))?.state).toBe('delivered')
    const { id: deliveryId, eventId } = (await latest(who))!
    const again = await call<Delivery>(who, 'redeliverWebhook', { id: deliveryId })
    expect(again.data).toMatchObject({ cause: 'again', state: 'waiting', eventId })
    await expect.poll(() => received.length).toBe(5)
    expect((await verified(received[4]!, secret)).id).toBe(eventId)
    await expect.poll(async () => (await deliveries(who, { state: 'delivered' })).length).toBe(3)
    expect(await deliveries(who, { id, state: 'failed' })).toHaveLength(2)
  })

  it('WHK-06 tests and repeats have limits, also when asked at once', async () => {
    const who = await aMember()
    const { id } = await add(who)
    const { most, within } = WEBHOOK_LIMITS.test
    const many = await Promise.all(Array.from({ length: most + 3 }, () => call(who, 'testWebhook', { id })))
    expect(many.filter(({ statusCode }) => statusCode === '00429')).toHaveLength(3)
    gateway().clock.advance(within)
    expect((await call(who, 'testWebhook', { id })).statusCode).toBe('00000')
    const { id: tested } = (await latest(who))!
    await call(who, 'updateWebhook', {
      id,
      isEnabled: true,
      ...form({ url: urlOf('/again') }),
    })
    const repeats = await Promise.all(
      Array.from({ length: WEBHOOK_LIMITS.again.most + 2 }, () =>
        call(who, 'redeliverWebhook', { id: tested }),
      ),
    )
    expect(repeats.filter(({ statusCode }) => statusCode === '00429')).toHaveLength(2)
  })

  it('WHK-01 five addresses, also at once; each says what is wrong with it', async () => {
    const who = await aMember()
    for (const [over, field] of [
      [{ name: ' ' }, 'name'],
      [{ url: 'http://example.com/' }, 'url'],
      [{ url: 'https://10.0.0.1/' }, 'url'],
      [{ url: 'https://user:word@example.com/' }, 'url'],
      [{ subscriptionIds: [] }, 'subscriptionIds'],
      [{ subscriptionIds: ['none'] }, 'subscriptionIds'],
      [{ subscriptionIds: ['8b7c1d4e-0000-4000-8000-000000000000'] }, 'subscriptionIds'],
    ] as const)
      expect(await call(who, 'createWebhook', form(over))).toMatchObject({
        http: 400,
        data: { fields: [{ field }] },
      })
    const created = await Promise.all(Array.from({ length: 7 }, () => call(who, 'createWebhook', form())))
    expect(created.filter(({ statusCode }) => statusCode === '00000')).toHaveLength(5)
    expect(created.find(({ statusCode }) => statusCode === '00429')?.statusMessage).toBe(
      WEBHOOK_TEXTS.tooMany,
    )
    expect(await list(who)).toHaveLength(5)
  })

  it('WHK-01 WHK-06 another’s address, log and events are as if they did not exist', async () => {
    const [who, other] = [await aMember(), await aMember()]
    const { id } = await add(who)
    await happen(who.userId)
    await expect.poll(async () => (await latest(who))?.state).toBe('delivered')
    const delivery = (await latest(who))!
    expect((await call(other, 'updateWebhook', { id, isEnabled: false, ...form() })).http).toBe(404)
    for (const name of ['deleteWebhook', 'rotateWebhookSecret', 'testWebhook'])
      expect((await call(other, name, { id })).http).toBe(404)
    expect((await call(other, 'redeliverWebhook', { id: delivery.id })).http).toBe(404)
    expect(await deliveries(other, { id })).toEqual([])
    expect((await call<Events>(other, 'listWebhookEvent')).data.events).toEqual([])
    for (const name of ['listWebhook', 'createWebhook', 'pageWebhookDelivery', 'listWebhookEvent'])
      expect((await call({ token: '' }, name)).http).not.toBe(200)
    expect((await call(who, 'deleteWebhook', { id })).statusCode).toBe('00000')
    expect(await deliveries(who)).toEqual([])
  })

  it('WHK-03 for a day after a change of the secret both sign', async () => {
    const who = await aMember()
    const { id, secret } = await add(who)
    const rotated = (await call(who, 'rotateWebhookSecret', { id })).data
    await call(who, 'testWebhook', { id })
    for (const signingSecret of [secret, rotated.secret])
      expect(await verified(received[0]!, signingSecret)).toBeTruthy()
    gateway().clock.advance(DAY_MS)
    await call(who, 'testWebhook', { id })
    expect(await verified(received[1]!, rotated.secret)).toBeTruthy()
    await expect(verified(received[1]!, secret)).rejects.toMatchObject({ reason: 'signature' })
  })

  it('WHK-07 a program with a key reads events in their order, and is told what was forgotten', async () => {
    const who = await aMember()
    await happen(who.userId)
    const keyFor = async (scope: string) =>
      (
        await gateway().call<{ key: string }>(
          '/jian-butler-member-biz/apiKey/createApiKey',
          { name: scope, scopes: [scope] },
          { token: who.token },
        )
      ).data.key
    const after = (token: string, asked: object) => call<Events>({ token }, 'listWebhookEvent', asked)
    expect((await after(await keyFor('records'), {})).statusCode).toBe('00431')
    const key = await keyFor('events')
    // Events from before the first reader were not stored.
    expect((await after(key, {})).data).toEqual({
      ...{ events: [], cursor: 0, hasMore: false, isIncomplete: false },
    })
    expect((await call({ token: key }, 'listWebhook')).statusCode).toBe('00431')
    for (let n = 0; n < 3; n++) await happen(who.userId)
    const first = (await after(key, { limit: 2 })).data
    expect(first).toMatchObject({ cursor: 2, hasMore: true, isIncomplete: false })
    expect(first.events.map(({ cursor, data }) => [cursor, data.total])).toEqual([
      [1, 60],
      [2, 60],
    ])
    const rest = (await after(key, { after: first.cursor })).data
    expect([rest.events.map(({ cursor }) => cursor), rest.cursor, rest.hasMore]).toEqual([[3], 3, false])
    expect((await after(key, { after: 3 })).data).toMatchObject({
      events: [],
      cursor: 3,
      isIncomplete: false,
    })
    await database().orm.delete(webhookEvents).where(eq(webhookEvents.cursor, 1))
    expect((await after(key, {})).data).toMatchObject({ isIncomplete: true, cursor: 3 })
    expect((await after(key, { after: 1 })).data.isIncomplete).toBe(false)
    await database().orm.delete(webhookEvents).where(eq(webhookEvents.userId, who.userId))
    expect((await after(key, { after: 1 })).data).toEqual({
      ...{ events: [], cursor: 3, hasMore: false, isIncomplete: true },
    })
  })
})
