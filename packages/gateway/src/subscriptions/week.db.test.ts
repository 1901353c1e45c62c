import { randomUUID } from 'node:crypto'
import { DAY_MS, formatTime, HOUR_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { type RecordKind, tender, winning } from '@zhushutong/domain/records'
import type { Frequency, Subject } from '@zhushutong/domain/subscriptions'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOn, describeOnPostgres, type TestDatabase } from '../../test-support/databases'
import { NOW } from '../../test-support/gateway'
import { storeRecord, storeRecordIn } from '../../test-support/records/store-record'
import { users } from '../account/account.table'
import { memberMessages } from '../messages/messages.table'
import { fixedClock } from '../platform/clock'
import { type Database, openDatabase } from '../platform/db'
import { subscriptionLeases, subscriptionRunner } from './subscription.runner'
import { insertSubscription, updateSubscription } from './subscriptions.store'
import { subscriptionDigests, subscriptions } from './subscriptions.table'

const OF_CHONGQING: Subject = { of: 'search', module: 'tender', keyword: '', filters: { region: ['500000'] } }
const log = { error: (...args: unknown[]) => void errors.push(args) }
const errors: unknown[] = []

/** Two gateways on one database with the same clock; neither runs by itself. */
const setUp = (database: TestDatabase, second: Database) => {
  const clock = fixedClock(NOW)
  const gateways = [database, second].map((gatewayDatabase) =>
    subscriptionRunner({ database: gatewayDatabase, clock, log }),
  )
  const [firstRunner, other] = gateways as [(typeof gateways)[0], (typeof gateways)[0]]
  return {
    clock,
    firstRunner,
    other,
    runBoth: () => Promise.all([firstRunner.run(), other.run()]),
    async aMember() {
      const userId = randomUUID()
      const mobile = `test-${userId}`
      await database.orm.insert(users).values({ id: userId, mobile, nickName: '会员', createdAt: NOW })
      return userId
    },
    async subscribe(userId: string, subject: Subject, frequency: Frequency, name: string = frequency) {
      const added = await insertSubscription(
        database.orm,
        userId,
        { subject, name, frequency },
        100,
        clock.now(),
      )
      if (added === 'full') throw new Error('full')
      return added.id
    },
    arrive: (id: string, held: object = {}, kind: RecordKind = tender) =>
      storeRecord(database.orm, kind, { id, region: '500112', ...held }, clock.now()),
    /** The digests of a subscription: their times and records. */
    async deliveredTo(subscriptionId: string) {
      const rows = await database.orm
        .select()
        .from(subscriptionDigests)
        .where(eq(subscriptionDigests.subscriptionId, subscriptionId))
        .orderBy(asc(subscriptionDigests.createdAt))
      return rows.map(({ createdAt, items }) => [formatTime(createdAt), items.map(({ id }) => id).sort()])
    },
    messagesOf: (userId: string) =>
      database.orm
        .select()
        .from(memberMessages)
        .where(eq(memberMessages.userId, userId))
        .orderBy(asc(memberMessages.createdAt)),
    passLease: (id: string) =>
      database.orm.update(subscriptions).set({ leaseUntil: 0 }).where(eq(subscriptions.id, id)),
  }
}

describeOnPostgres('subscriptions of a week', (database) => {
  let second: Database
  beforeAll(async () => {
    const { url } = database()
    second = url ? await openDatabase({ url }) : database()
  })
  afterAll(async () => {
    if (second && second.orm !== database().orm) await second.close()
  })
  beforeEach(async () => {
    errors.length = 0
    await database().orm.delete(users)
  })

  it('SUB-02 SUB-04 brings exactly what is new, each once, though a gateway dies in the middle', async () => {
    const {
      clock,
      firstRunner,
      other,
      runBoth,
      aMember,
      subscribe,
      arrive,
      deliveredTo,
      messagesOf,
      passLease,
    } = setUp(database(), second)
    const userId = await aMember()
    await arrive('before')
    const daily = await subscribe(userId, OF_CHONGQING, 'daily')
    const weekly = await subscribe(userId, { ...OF_CHONGQING, filters: {} } as Subject, 'weekly', '全国每周')
    const instant = await subscribe(userId, { of: 'company', id: 'c-1' }, 'instant', '某公司')

    /** The arrivals by hours after Friday 10:00. */
    const arrivals: Readonly<Record<number, () => Promise<void>>> = {
      1: () => arrive('fri'),
      2: () => arrive('elsewhere', { region: '320100' }),
      // A change of a reported record, or of a record that was never new, is not reported.
      25: () => arrive('fri', { projectCode: 'changed' }),
      26: () => arrive('before', { projectCode: 'changed' }),
      30: () => arrive('sat-1'),
      31: () => arrive('sat-2'),
      33: () => arrive('won', { winnerIds: ['c-1'] }, winning),
      34: () => arrive('won-by-other', { winnerIds: ['c-2'] }, winning),
      60: () => arrive('sun'),
      100: () => arrive('tue'),
      191: () => arrive('not-yet'),
    }
    for (let hour = 1; hour <= 8 * 24; hour++) {
      clock.advance(HOUR_MS)
      await arrivals[hour]?.()
      if (hour === 70) {
        // Monday 8:00. A gateway claims a due subscription, and is killed before it has written anything.
        await firstRunner.markDue()
        const dead = await subscriptionLeases.claim(database().orm)
        // The subscription that has waited longest.
        expect(dead?.id).toBe(weekly)
        await other.run()
        expect(await deliveredTo(weekly)).toEqual([])
        await passLease(weekly)
        await other.run()
        // The gateway was still alive, but its job has been taken over and reported.
        await firstRunner.work(dead!)
      }
      await runBoth()
    }

    expect(await deliveredTo(daily)).toEqual([
      ['2026-11-21 08:00', ['fri']],
      ['2026-11-22 08:00', ['sat-1', 'sat-2']],
      ['2026-11-23 08:00', ['sun']],
      ['2026-11-25 08:00', ['tue']],
    ])
    expect(await deliveredTo(weekly)).toEqual([
      ['2026-11-23 08:00', ['elsewhere', 'fri', 'sat-1', 'sat-2', 'sun']],
    ])
    expect(await deliveredTo(instant)).toEqual([['2026-11-21 19:00', ['won']]])
    const titles = (await messagesOf(userId)).map(({ title }) => title)
    expect(titles.sort()).toEqual(
      [
        '“daily”有 1 条新数据',
        '“daily”有 1 条新数据',
        '“daily”有 1 条新数据',
        '“daily”有 2 条新数据',
        '“全国每周”有 5 条新数据',
        '“某公司”有 1 条新数据',
      ].sort(),
    )
    expect(errors).toEqual([])
  })

  it('SUB-02 tells at once within a minute, and what came while every gateway was away afterwards', async () => {
    const { clock, runBoth, aMember, subscribe, arrive, deliveredTo } = setUp(database(), second)
    const userId = await aMember()
    const id = await subscribe(userId, OF_CHONGQING, 'instant')
    await arrive('first')
    await runBoth()
    expect(await deliveredTo(id)).toEqual([])
    clock.advance(MINUTE_MS)
    await runBoth()
    await runBoth()
    expect(await deliveredTo(id)).toEqual([['2026-11-20 10:01', ['first']]])
    await arrive('second')
    clock.advance(3 * DAY_MS)
    await arrive('third')
    await runBoth()
    expect((await deliveredTo(id)).at(-1)).toEqual(['2026-11-23 10:01', ['second', 'third']])
  })

  it('SUB-02 a paused one tells nothing, nor after it goes on what came meanwhile; a muted one comes as read', async () => {
    const { clock, runBoth, aMember, subscribe, arrive, deliveredTo, messagesOf } = setUp(database(), second)
    const userId = await aMember()
    const id = await subscribe(userId, OF_CHONGQING, 'daily')
    const as = { name: '重庆', frequency: 'daily', isMuted: false } as const
    await updateSubscription(database().orm, userId, id, { ...as, isPaused: true }, clock.now())
    await arrive('meanwhile')
    clock.advance(2 * DAY_MS)
    await runBoth()
    await updateSubscription(
      database().orm,
      userId,
      id,
      { ...as, isPaused: false, isMuted: true },
      clock.now(),
    )
    await arrive('later')
    clock.advance(DAY_MS)
    await runBoth()
    expect(await deliveredTo(id)).toEqual([['2026-11-23 10:00', ['later']]])
    expect((await messagesOf(userId)).map(({ title, readAt }) => [title, readAt !== null])).toEqual([
      ['“重庆”有 1 条新数据', true],
    ])
  })
})

// On PGlite one import waits for the other by itself, as there is only one connection.
describeOn(['PostgreSQL'], 'arrivals of two imports at once', (database) => {
  it('SUB-04 what is committed later is told later, and not lost', async () => {
    const { clock, runBoth, aMember, subscribe, arrive, deliveredTo } = setUp(database(), database())
    const id = await subscribe(await aMember(), OF_CHONGQING, 'instant')
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let written = () => {}
    const isWritten = new Promise<void>((resolve) => {
      written = resolve
    })
    const slow = database().orm.transaction(async (tx) => {
      await storeRecordIn(tx, tender, { id: 'slow', region: '500112' }, clock.now())
      written()
      await held
    })
    await isWritten
    // Waits for the first import, which has the earlier version.
    const quick = arrive('quick')
    clock.advance(MINUTE_MS)
    await runBoth()
    expect(await deliveredTo(id)).toEqual([])
    letGo()
    await Promise.all([slow, quick])
    clock.advance(MINUTE_MS)
    await runBoth()
    expect(await deliveredTo(id)).toEqual([['2026-11-20 10:02', ['quick', 'slow']]])
  })
})
