import { randomUUID } from 'node:crypto'
import { DAY_MS, formatTime, HOUR_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { tender } from '@zhushutong/domain/records'
import { type Frequency, NOTICE_TRIES, type Subject } from '@zhushutong/domain/subscriptions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnPostgres, type TestDatabase } from '../../test-support/databases'
import { NOW } from '../../test-support/gateway'
import { storeRecord } from '../../test-support/records/store-record'
import { users } from '../account/account.table'
import { memberMails } from '../account/mail/mail.table'
import type { MailMessage } from '../mail'
import { memberMessages } from '../messages/messages.table'
import { fixedClock } from '../platform/clock'
import { type Database, openDatabase } from '../platform/db'
import { noticeLeases, noticeRunner } from './notice.runner'
import { subscriptionNotices } from './notices.table'
import { subscriptionRunner } from './subscription.runner'
import { endSubscriptionMails, insertSubscription, updateSubscription } from './subscriptions.store'
import { subscriptionDigests } from './subscriptions.table'

const OF_CHONGQING: Subject = { of: 'search', module: 'tender', keyword: '', filters: { region: ['500000'] } }
const PORTAL = 'https://www.example.com'

/** Two gateways on one database with the same clock, and a mail server that may refuse. */
const setUp = (database: TestDatabase, second: Database) => {
  const clock = fixedClock(NOW)
  const sent: unknown[][] = []
  const log = {
    error: (...said: unknown[]) => void sent.push(said),
    warn: (...said: unknown[]) => void sent.push(said),
  }
  const mails: (MailMessage & { readonly at: string })[] = []
  const messages: {
    readonly mobile: string
    readonly at: string
    readonly name: string
    readonly total: number
  }[] = []
  const post = { isOpen: true }
  const at = () => formatTime(clock.now())
  const runners = [database, second].map((gatewayDatabase) => {
    const notices = noticeRunner({
      ...{ database: gatewayDatabase, clock, log, portalOrigin: PORTAL },
      unsubscribeUrl: (id) => `${PORTAL}/u?t=${id}`,
      mails: {
        async send(mail) {
          if (post.isOpen) mails.push({ ...mail, at: at() })
          return post.isOpen
        },
      },
      sms: {
        sendsDigests: true,
        sendsReminders: true,
        async send(mobile, message) {
          if (message.kind === 'digest') messages.push({ mobile, at: at(), ...message })
          return true
        },
      },
    })
    return { notices, subscriptions: subscriptionRunner({ database: gatewayDatabase, clock, log }) }
  })
  const [firstRunner, other] = runners as [(typeof runners)[0], (typeof runners)[0]]
  return {
    ...{ clock, told: sent, mails, messages, post, firstRunner, other },
    async runBoth() {
      await Promise.all([firstRunner.subscriptions.run(), other.subscriptions.run()])
      await Promise.all([firstRunner.notices.run(), other.notices.run()])
    },
    async aMember(address: string | null = 'reader@example.com') {
      const userId = randomUUID()
      const mobile = `test-${userId}`
      await database.orm.insert(users).values({ id: userId, mobile, nickName: '会员', createdAt: NOW })
      if (address) await database.orm.insert(memberMails).values({ userId, address, confirmedAt: NOW })
      return userId
    },
    async subscribe(
      userId: string,
      frequency: Frequency,
      ways = { byMail: true, bySms: true },
      name: string = frequency,
    ) {
      const subject = { ...OF_CHONGQING, keyword: name === frequency ? '' : name }
      const added = await insertSubscription(
        database.orm,
        userId,
        { subject, name, frequency, ways },
        100,
        clock.now(),
      )
      if (added === 'full') throw new Error('full')
      return added.id
    },
    arrive: (id: string, held: object = {}) =>
      storeRecord(
        database.orm,
        tender,
        { id, region: '500112', engineeringName: `公告 ${id}`, ...held },
        clock.now(),
      ),
    states: async () =>
      (await database.orm.select().from(subscriptionNotices))
        .map(({ channel, state }) => `${channel} ${state}`)
        .sort(),
    /** Ends the wait for the next try, by the database's clock. */
    passTime: () => database.orm.update(subscriptionNotices).set({ leaseUntil: 0 }),
  }
}

describeOnPostgres('mails and SMS of subscriptions', (database) => {
  let second: Database
  beforeAll(async () => {
    const { url } = database()
    second = url ? await openDatabase({ url }) : database()
  })
  afterAll(async () => {
    if (second && second.orm !== database().orm) await second.close()
  })
  beforeEach(async () => {
    await database().orm.delete(users)
  })

  it('SUB-05 SUB-06 SUB-07 a week of two gateways: each digest once in the inbox, by mail, by SMS', async () => {
    const {
      clock,
      told: sent,
      mails,
      messages,
      runBoth,
      aMember,
      subscribe,
      arrive,
    } = setUp(database(), second)
    const userId = await aMember()
    await subscribe(userId, 'instant')
    await subscribe(await aMember(null), 'daily', { byMail: true, bySms: false })
    const reader = await aMember('daily@example.com')
    await subscribe(reader, 'daily')
    const weekly = await aMember('weekly@example.com')
    await subscribe(weekly, 'weekly')
    // The arrivals by hours after Friday 10:00.
    const arrivals: Readonly<Record<number, string>> = {
      1: 'fri',
      30: 'sat-1',
      31: 'sat-2',
      60: 'sun',
      100: 'tue',
    }
    for (let hour = 1; hour <= 7 * 24; hour++) {
      clock.advance(HOUR_MS)
      const arrived = arrivals[hour]
      if (arrived) await arrive(arrived)
      await runBoth()
      await runBoth()
    }
    const mailsTo = (to: string) =>
      mails.filter((mail) => mail.to === to).map(({ at, subject }) => [at, subject])
    expect(mailsTo('daily@example.com')).toEqual([
      ['2026-11-21 08:00', '“daily”有 1 条新数据'],
      ['2026-11-22 08:00', '“daily”有 2 条新数据'],
      ['2026-11-23 08:00', '“daily”有 1 条新数据'],
      ['2026-11-25 08:00', '“daily”有 1 条新数据'],
    ])
    expect(mailsTo('weekly@example.com')).toEqual([['2026-11-23 08:00', '“weekly”有 4 条新数据']])
    expect(mailsTo('reader@example.com')).toHaveLength(5)
    expect(mails).toHaveLength(10)
    const smsTo = (userId: string) =>
      messages
        .filter(({ mobile }) => mobile === `test-${userId}`)
        .map(({ at, name, total }) => [at, name, total])
    expect(smsTo(reader)).toEqual([
      ['2026-11-21 08:00', 'daily', 1],
      ['2026-11-22 08:00', 'daily', 2],
      ['2026-11-23 08:00', 'daily', 1],
      ['2026-11-25 08:00', 'daily', 1],
    ])
    expect(smsTo(weekly)).toEqual([['2026-11-23 08:00', 'weekly', 4]])
    expect(messages).toHaveLength(5)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(mails.length)
    expect(sent).toEqual([])
  })

  it('SUB-06 three SMS in a day of a member, however many gateways tell at once', async () => {
    const { clock, messages, runBoth, aMember, subscribe, arrive, states } = setUp(database(), second)
    const userId = await aMember()
    for (const name of ['一', '二', '三', '四', '五'])
      await subscribe(userId, 'daily', { byMail: true, bySms: true }, name)
    await arrive('new', { engineeringName: '一二三四五' })
    clock.advance(DAY_MS)
    await runBoth()
    expect(messages).toHaveLength(3)
    expect((await states()).filter((state) => state === 'mail sent')).toHaveLength(5)
    await arrive('next', { engineeringName: '一二三四五' })
    clock.advance(DAY_MS)
    await runBoth()
    expect(messages).toHaveLength(6)
  })

  it('SUB-07 lists the titles, escaped, and leads to the digest', async () => {
    const { clock, mails, runBoth, aMember, subscribe, arrive } = setUp(database(), second)
    await subscribe(await aMember(), 'instant', { byMail: true, bySms: false })
    await arrive('one-1', { engineeringName: '<b>道路</b> & 桥梁' })
    clock.advance(MINUTE_MS)
    await runBoth()
    const [mail] = mails
    const [digest] = await database().orm.select().from(subscriptionDigests)
    expect(mail?.text).toContain('1. <b>道路</b> & 桥梁')
    expect(mail?.html).toContain('<li>&lt;b&gt;道路&lt;/b&gt; &amp; 桥梁</li>')
    expect(mail?.text).toContain(`${PORTAL}/center/?index=13&key=${digest?.id}`)
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${PORTAL}/u?t=${digest?.subscriptionId}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  it('SUB-07 what is refused is tried six times and given up, and no address is logged', async () => {
    const {
      clock,
      told: sent,
      mails,
      post,
      runBoth,
      aMember,
      subscribe,
      arrive,
      states,
      passTime,
    } = setUp(database(), second)
    await subscribe(await aMember('secret@example.com'), 'instant', { byMail: true, bySms: false })
    await arrive('one-2')
    clock.advance(MINUTE_MS)
    post.isOpen = false
    await runBoth()
    await runBoth()
    expect([sent.length, await states()]).toEqual([1, ['mail waiting']])
    for (let tries = 1; tries < NOTICE_TRIES; tries++) {
      await passTime()
      await runBoth()
    }
    expect(await states()).toEqual(['mail failed'])
    expect(sent).toHaveLength(NOTICE_TRIES)
    expect(sent.at(-1)?.[1]).toBe('notice given up')
    post.isOpen = true
    await passTime()
    await runBoth()
    expect(mails).toEqual([])
    expect(JSON.stringify(sent)).not.toContain('secret')
  })

  it('SUB-07 goes on after a gateway died; one that died after sending sends the same mail again', async () => {
    const { clock, mails, firstRunner, other, runBoth, aMember, subscribe, arrive, states, passTime } = setUp(
      database(),
      second,
    )
    await subscribe(await aMember(), 'instant', { byMail: true, bySms: false })
    await arrive('one-3')
    clock.advance(MINUTE_MS)
    await firstRunner.subscriptions.run()
    const dead = await noticeLeases.claim(database().orm)
    await other.notices.run()
    expect(mails).toEqual([])
    await passTime()
    await runBoth()
    expect([mails.length, await states()]).toEqual([1, ['mail sent']])
    // The gateway was only slow, between sending and recording: a mail is sent at least once, and its message id
    // identifies duplicates.
    await firstRunner.notices.work(dead!)
    expect(mails).toHaveLength(2)
    expect(mails[0]?.messageId).toBe(mails[1]?.messageId)
    expect(await states()).toEqual(['mail sent'])
  })

  it('SUB-05 is dropped where nobody wants it any more', async () => {
    const { clock, mails, messages, firstRunner, aMember, subscribe, arrive, states } = setUp(
      database(),
      second,
    )
    const [paused, removed, frozen, ended] = await Promise.all([aMember(), aMember(), aMember(), aMember()])
    const ids = []
    for (const userId of [paused, removed, frozen, ended]) ids.push(await subscribe(userId, 'daily'))
    await arrive('one-4')
    clock.advance(DAY_MS)
    // A run has a time limit, which on a slow machine is too short for all of them.
    const within = { timeout: 20_000, interval: 10 }
    const tell = async () => {
      await firstRunner.subscriptions.run()
      return (await states()).length
    }
    await expect.poll(tell, within).toBe(8)
    const as = { name: 'daily', frequency: 'daily', isMuted: false } as const
    await updateSubscription(database().orm, paused, ids[0]!, { ...as, isPaused: true }, clock.now())
    await database().orm.delete(memberMails).where(eq(memberMails.userId, removed))
    await database().orm.update(users).set({ frozenAt: NOW }).where(eq(users.id, frozen))
    expect(await endSubscriptionMails(database().orm, ids[3]!)).toBe('daily')
    const send = async () => {
      await firstRunner.notices.run()
      return (await states()).some((state) => state.endsWith('waiting'))
    }
    await expect.poll(send, within).toBe(false)
    expect(mails).toEqual([])
    expect(messages.map(({ mobile }) => mobile).sort()).toEqual([`test-${removed}`, `test-${ended}`].sort())
  })

  it('SUB-05 muted concerns the mark of the message, not the mail', async () => {
    const { clock, mails, runBoth, aMember, subscribe, arrive } = setUp(database(), second)
    const userId = await aMember()
    const id = await subscribe(userId, 'daily', { byMail: true, bySms: false })
    await updateSubscription(
      database().orm,
      userId,
      id,
      { name: 'daily', frequency: 'daily', isMuted: true, isPaused: false },
      clock.now(),
    )
    await arrive('one-5')
    clock.advance(DAY_MS)
    await runBoth()
    expect(mails).toHaveLength(1)
    const [message] = await database().orm.select().from(memberMessages)
    expect(message?.readAt).not.toBeNull()
  })

  it('SUB-05 what is chosen stays when only the name is changed, and SMS are not sent at once', async () => {
    const { clock, mails, messages, runBoth, aMember, subscribe, arrive } = setUp(database(), second)
    const userId = await aMember()
    const id = await subscribe(userId, 'daily')
    await updateSubscription(
      database().orm,
      userId,
      id,
      { name: '新名', frequency: 'instant', isMuted: false, isPaused: false },
      clock.now(),
    )
    await arrive('one-6')
    clock.advance(MINUTE_MS)
    await runBoth()
    expect([mails.length, messages.length]).toEqual([1, 0])
  })
})
