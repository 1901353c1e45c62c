import { randomUUID } from 'node:crypto'
import { addDays } from '@zhushutong/domain/formatting'
import {
  listExpiryReminders,
  listReminderWindows,
  type ReminderItem,
  type ReminderWindow,
} from '@zhushutong/domain/membership'
import { and, asc, eq, gte, isNull, lt, notExists, sql } from 'drizzle-orm'
import { findMember } from '../account'
import { memberships, users } from '../account/account.table'
import { sendMessage } from '../messages'
import type { Clock } from '../platform/clock'
import type { Database, Tx } from '../platform/db'
import { findReminderChoice } from './choice.store'
import { membershipReminders, reminderNotices } from './reminders.table'

const BATCH = 200

/** Retention of reminders and notices, in days. */
const RETENTION_DAYS = 30

/**
 * Sends the day's reminders to the inbox and queues their mails and SMS, once for each end and day (MEM-09).
 */
export function membershipReminderRunner({
  database: { orm },
  clock,
}: {
  readonly database: Pick<Database, 'orm'>
  readonly clock: Clock
}) {
  const findUndecided = ({ days, from, to }: ReminderWindow) => {
    const { userId, kind, overTime } = memberships
    const decided = orm
      .select({ one: sql`1` })
      .from(membershipReminders)
      .where(
        and(
          eq(membershipReminders.userId, userId),
          eq(membershipReminders.kind, kind),
          eq(membershipReminders.overTime, overTime),
          eq(membershipReminders.days, days),
        ),
      )
    return orm
      .select({ userId, kind, overTime })
      .from(memberships)
      .innerJoin(users, eq(users.id, userId))
      .where(and(gte(overTime, from), lt(overTime, to), isNull(users.frozenAt), notExists(decided)))
      .orderBy(asc(userId), asc(kind))
      .limit(BATCH)
  }
  type Ending = Awaited<ReturnType<typeof findUndecided>>[number]

  const tell = async (tx: Tx, userId: string, item: ReminderItem, now: number): Promise<void> => {
    await sendMessage(tx, userId, { event: 'membership-ending', ...item }, now)
    const { byMail, bySms } = await findReminderChoice(tx, userId)
    const note = (channel: 'mail' | 'sms') =>
      tx.insert(reminderNotices).values({ id: randomUUID(), userId, channel, item, createdAt: now })
    if (byMail) await note('mail')
    if (bySms) await note('sms')
  }

  /** Stores the decision and its messages in one transaction, so that one of several gateways does both. */
  const decide = (userId: string, endings: readonly Ending[], days: number, now: number) =>
    orm.transaction(async (tx) => {
      const decided = await tx
        .insert(membershipReminders)
        .values(endings.map((ending) => ({ ...ending, days, decidedAt: now })))
        .onConflictDoNothing()
        .returning({ kind: membershipReminders.kind })
      const result = decided.length > 0 ? await findMember(tx, userId, now) : null
      if (!result) return
      const isOfWindow = (item: ReminderItem) => (item.isTrial ? 0 : item.days) === days
      for (const item of listExpiryReminders(result.member.memberships, now).filter(isOfWindow))
        if (item.kinds.some((kind) => decided.some((item) => item.kind === kind)))
          await tell(tx, userId, item, now)
    })

  const runWindow = async (window: ReminderWindow, now: number): Promise<void> => {
    for (;;) {
      const undecided = await findUndecided(window)
      for (const userId of new Set(undecided.map((ending) => ending.userId)))
        await decide(
          userId,
          undecided.filter((ending) => ending.userId === userId),
          window.days,
          now,
        )
      if (undecided.length < BATCH) return
    }
  }

  return {
    async run(): Promise<void> {
      const now = clock.now()
      for (const window of listReminderWindows(now)) await runWindow(window, now)
    },

    async sweep(): Promise<void> {
      const before = addDays(clock.now(), -RETENTION_DAYS)
      await orm.delete(membershipReminders).where(lt(membershipReminders.overTime, before))
      await orm.delete(reminderNotices).where(lt(reminderNotices.createdAt, before))
    },
  }
}
