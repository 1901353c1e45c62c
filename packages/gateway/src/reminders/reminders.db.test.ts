import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@zhushutong/domain/formatting'
import type { MembershipKind } from '@zhushutong/domain/membership'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newBuyer } from '../../test-support/buyer'
import { describeOnPostgres } from '../../test-support/databases'
import { startGateway, type TestGateway } from '../../test-support/gateway'
import { accountFeature, extendEntitlement } from '../account'
import { memberships, users } from '../account/account.table'
import { memberMails } from '../account/mail/mail.table'
import { demoAccountsFeature } from '../demo-data'
import type { MailMessage } from '../mail'
import { messagesFeature } from '../messages'
import { memberMessages } from '../messages/messages.table'
import { type Database, openDatabase } from '../platform/db'
import { purchaseFeature } from '../purchase'
import { grants } from '../purchase/schema/purchase.table'
import { sandboxFeature } from '../sandbox'
import { subscriptionsFeature } from '../subscriptions'
import { saveReminderChoice } from './choice.store'
import { membershipReminderRunner } from './membership.runner'
import { reminderNoticeRunner } from './notice.runner'
import { reminderNotices } from './reminders.table'

/** Start of every test: 10:00 in Shanghai. */
const START = Date.parse('2026-11-20T10:00:00+08:00')
const MORNING = Date.parse('2026-11-20T09:00:00+08:00')

describeOnPostgres('reminders of memberships', (database) => {
  let gateway: TestGateway
  let second: Database
  beforeAll(async () => {
    const features = [demoAccountsFeature, accountFeature, purchaseFeature, messagesFeature, sandboxFeature]
    gateway = await startGateway(database(), [...features, subscriptionsFeature])
    const { url } = database()
    second = url ? await openDatabase({ url }) : database()
  })
  afterAll(async () => {
    await gateway?.close()
    if (second && second.orm !== database().orm) await second.close()
  })
  beforeEach(async () => {
    await database().orm.delete(memberMessages)
    await database().orm.delete(reminderNotices)
    await database().orm.delete(memberships)
  })

  let at = START
  const clock = { now: () => at }
  const mails: MailMessage[] = []
  const messages: { readonly mobile: string; readonly name: string; readonly day: string }[] = []
  const parts = (gatewayDatabase: Database) => ({
    ...{ database: gatewayDatabase, clock, portalOrigin: 'https://www.example.com' },
    log: { error: () => {}, warn: () => {} },
    mails: { send: async (mail: MailMessage) => mails.push(mail) > 0 },
    sms: {
      ...{ sendsDigests: true, sendsReminders: true },
      async send(mobile: string, message: { readonly kind: string }) {
        messages.push({ ...(message as unknown as { name: string; day: string }), mobile })
        return true
      },
    },
  })

  /** Runs two gateways in parallel at a given time. */
  const runAt = async (now: number) => {
    at = now
    const both = [database(), second]
    await Promise.all(
      both.map((gatewayDatabase) => membershipReminderRunner({ database: gatewayDatabase, clock }).run()),
    )
    await Promise.all(both.map((gatewayDatabase) => reminderNoticeRunner(parts(gatewayDatabase)).run()))
  }

  const inbox = async (userId: string) =>
    (
      await database()
        .orm.select({ title: memberMessages.title, link: memberMessages.link })
        .from(memberMessages)
        .where(eq(memberMessages.userId, userId))
        .orderBy(asc(memberMessages.createdAt))
    ).map(({ title }) => title)

  const aMember = async () => {
    const userId = randomUUID()
    await database()
      .orm.insert(users)
      .values({
        ...{ id: userId, mobile: `test-${userId}`, nickName: '会员', createdAt: START },
      })
    return userId
  }

  /** A member with a bought membership that ends at `overTime`. */
  const aBuyer = async (overTime: number, kind: MembershipKind = 'svip') => {
    const buyer = await newBuyer(gateway, database())
    const orderId = await buyer.buy('svip-quarter')
    const [grant] = await database().orm.select().from(grants).where(eq(grants.orderId, orderId))
    if (!grant) throw new Error('nothing granted')
    await database().orm.update(grants).set({ until: overTime, kind }).where(eq(grants.orderId, orderId))
    await database()
      .orm.update(memberships)
      .set({ overTime, kind })
      .where(eq(memberships.userId, grant.userId))
    return grant.userId
  }

  it('MEM-09 the inbox is told at 9:00 on days 30, 7 and 3 before the end, once by two gateways', async () => {
    const end = START + 31 * DAY_MS
    const userId = await aBuyer(end)
    for (const left of [31, 30, 29, 7, 6, 3, 2, 0]) {
      const nine = MORNING + (31 - left) * DAY_MS
      await runAt(nine - 1)
      const before = await inbox(userId)
      await runAt(nine)
      await runAt(nine + HOUR_MS)
      expect((await inbox(userId)).length - before.length).toBe([30, 7, 3].includes(left) ? 1 : 0)
    }
    expect(await inbox(userId)).toEqual(
      [30, 7, 3].map((days) => `您的建筑管家 SVIP还有 ${days} 天到期，请及时续费`),
    )
    expect(await database().orm.select().from(reminderNotices)).toEqual([])
  })

  it('MEM-09 a renewal is reminded of by its own end', async () => {
    const userId = await aBuyer(START + 7 * DAY_MS)
    await runAt(MORNING)
    await database()
      .orm.update(memberships)
      .set({ overTime: START + 37 * DAY_MS })
    await database()
      .orm.update(grants)
      .set({ until: START + 37 * DAY_MS })
      .where(eq(grants.userId, userId))
    await runAt(MORNING + HOUR_MS)
    await runAt(MORNING + 7 * DAY_MS)
    expect(await inbox(userId)).toEqual([
      '您的建筑管家 SVIP还有 7 天到期，请及时续费',
      '您的建筑管家 SVIP还有 30 天到期，请及时续费',
    ])
  })

  it('MEM-08 a trial is reminded of on its last day only', async () => {
    const userId = await aMember()
    await database().orm.transaction((tx) => extendEntitlement(tx, userId, 'svip', 30, START))
    for (const day of [0, 23, 27, 29, 30, 31]) await runAt(MORNING + day * DAY_MS)
    expect(await inbox(userId)).toEqual([
      '您的建筑管家 SVIP 体验将于 2026-12-20 10:00 到期，开通后可继续使用',
    ])
  })

  it('MEM-09 mail and SMS come where they were chosen, and not after the choice was taken back', async () => {
    const [chosen, other, undone] = [
      await aBuyer(START + 3 * DAY_MS),
      await aBuyer(START + 3 * DAY_MS),
      await aBuyer(START + 3 * DAY_MS),
    ]
    for (const userId of [chosen, other, undone])
      await database()
        .orm.insert(memberMails)
        .values({ userId, address: `${userId}@example.com`, confirmedAt: 1 })
    for (const userId of [chosen, undone])
      await saveReminderChoice(database().orm, userId, { byMail: true, bySms: true })
    at = MORNING
    await membershipReminderRunner({ database: database(), clock }).run()
    await saveReminderChoice(database().orm, undone, { byMail: false, bySms: false })
    await runAt(MORNING)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [`${chosen}@example.com`, '您的建筑管家 SVIP还有 3 天到期，请及时续费'],
    ])
    expect(mails[0]?.text).toContain('https://www.example.com/svip.html?product=svip')
    expect(messages.map(({ name, day }) => [name, day])).toEqual([['建筑管家SVIP', '2026-11-23']])
    for (const userId of [chosen, other, undone]) expect(await inbox(userId)).toHaveLength(1)
  })

  it('MEM-09 a member chooses the ways by a call; mail needs a confirmed address', async () => {
    const { token } = await newBuyer(gateway, database())
    const call = <T>(name: string, body: object = {}) =>
      gateway.call<T>(`/jian-butler-portal-biz/subscription/${name}`, body, { token })
    expect((await call('getReminderChannels')).data).toMatchObject({
      mail: 'unconfirmed',
      channels: ['inbox'],
    })
    expect(await call('chooseReminderChannels', { channels: ['mail'] })).toMatchObject({
      statusCode: '00400',
      data: { fields: [{ field: 'channels', message: '请先在“个人资料”确认邮箱' }] },
    })
    expect((await call('chooseReminderChannels', { channels: ['sms'] })).data).toMatchObject({
      channels: ['inbox', 'sms'],
    })
    expect((await call('getReminderChannels')).data).toMatchObject({ channels: ['inbox', 'sms'] })
  })
})
