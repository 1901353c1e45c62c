import { isRemindedOf, listRepairs } from '@zhushutong/domain/credit-repair'
import { addDays, dayOf } from '@zhushutong/domain/formatting'
import { company } from '@zhushutong/domain/records'
import { and, asc, count, eq, isNull, lt, or } from 'drizzle-orm'
import { findViewer } from '../account'
import { sendMessage } from '../messages'
import type { Clock } from '../platform/clock'
import type { Database, Queryable } from '../platform/db'
import { recordDetail } from '../records'
import { repairNotices, repairReminders } from './due-diligence.table'
import { creditEntriesLoader } from './load-due-sheet'

const BATCH = 100
/** A penalty is published for three years at most, so that no entry is due again after its notice is deleted. */
const RETENTION_DAYS = 1_200
/** The most companies with a reminder per member. */
const MAX_REMINDERS = 200

const isOf = (userId: string, companyId: string) =>
  and(eq(repairReminders.userId, userId), eq(repairReminders.companyId, companyId))

export async function hasRepairReminder(orm: Queryable, userId: string, companyId: string): Promise<boolean> {
  const rows = await orm
    .select({ on: repairReminders.setOn })
    .from(repairReminders)
    .where(isOf(userId, companyId))
  return rows.length > 0
}

/** Sets or removes a member's reminder; 'full' beyond the limit (CRR-04). */
export async function setRepairReminder(
  orm: Queryable,
  {
    userId,
    companyId,
    isSet,
  }: { readonly userId: string; readonly companyId: string; readonly isSet: boolean },
  now: number,
): Promise<'done' | 'full'> {
  if (!isSet) {
    await orm.delete(repairReminders).where(isOf(userId, companyId))
    return 'done'
  }
  const [held] = await orm
    .select({ n: count() })
    .from(repairReminders)
    .where(eq(repairReminders.userId, userId))
  if ((held?.n ?? 0) >= MAX_REMINDERS) return 'full'
  await orm
    .insert(repairReminders)
    .values({ userId, companyId, setOn: dayOf(now) })
    .onConflictDoNothing()
  return 'done'
}

interface Due {
  readonly userId: string
  readonly companyId: string
  readonly setOn: string
}

/** Reminds members once of each entry whose first day of repair has come since they asked (CRR-04). */
export function repairReminderRunner({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Clock
}) {
  const { orm } = database
  const detail = recordDetail(database)
  const loadEntries = creditEntriesLoader(database)
  const uncheckedOn = (today: string) =>
    or(isNull(repairReminders.checkedOn), lt(repairReminders.checkedOn, today))

  const findDue = (today: string): Promise<Due[]> =>
    orm
      .select({
        userId: repairReminders.userId,
        companyId: repairReminders.companyId,
        setOn: repairReminders.setOn,
      })
      .from(repairReminders)
      .where(uncheckedOn(today))
      .orderBy(asc(repairReminders.userId), asc(repairReminders.companyId))
      .limit(BATCH)

  const findRepairable = async (due: Due, now: number) => {
    const viewer = await findViewer(orm, due.userId, now)
    if (!viewer) return []
    const asker = { viewer, now }
    const record = await detail(company, due.companyId, asker)
    const entries = 'error' in record ? null : await loadEntries(due.companyId, asker)
    if ('error' in record || entries === null || 'error' in entries) return []
    const name = String(record.name ?? '')
    return listRepairs(entries, dayOf(now))
      .filter(({ advice }) => isRemindedOf(advice, due.setOn))
      .map(({ entry, advice: { office } }) => ({ name, office, entry }))
  }

  /** Stores the day's check and its messages in one transaction, so that one of several gateways does both. */
  const notify = (
    due: Due,
    repairable: Awaited<ReturnType<typeof findRepairable>>,
    today: string,
    now: number,
  ) =>
    orm.transaction(async (tx) => {
      const { userId, companyId } = due
      const claimed = await tx
        .update(repairReminders)
        .set({ checkedOn: today })
        .where(and(isOf(userId, companyId), uncheckedOn(today)))
        .returning({ userId: repairReminders.userId })
      if (claimed.length === 0) return
      for (const { name, office, entry } of repairable) {
        const key = `${entry.decidedOn} ${entry.item}`
        const fresh = await tx
          .insert(repairNotices)
          .values({ userId, companyId, entry: key, sentOn: today })
          .onConflictDoNothing()
          .returning({ entry: repairNotices.entry })
        if (fresh.length === 0) continue
        const matter = entry.item ?? '未写明事项'
        await sendMessage(
          tx,
          userId,
          { event: 'repair-possible', companyId, companyName: name, matter, office },
          now,
        )
      }
    })

  return {
    async run(): Promise<void> {
      for (;;) {
        const now = clock.now()
        const today = dayOf(now)
        const due = await findDue(today)
        for (const item of due) await notify(item, await findRepairable(item, now), today, now)
        if (due.length < BATCH) return
      }
    },
    async sweep(): Promise<void> {
      const before = dayOf(addDays(clock.now(), -RETENTION_DAYS))
      await orm.delete(repairNotices).where(lt(repairNotices.sentOn, before))
    },
  }
}
