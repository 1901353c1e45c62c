import { dayOf } from '@zhushutong/domain/formatting'
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { sendMessage } from '../messages'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import { findTeam } from '../seats'
import { type LeadRow, leads } from './leads.table'

const BATCH = 100

/** Sends one message on the day of a lead's reminder (LEA-03). */
export function leadReminderRunner({
  database: { orm },
  clock,
}: {
  readonly database: Pick<Database, 'orm'>
  readonly clock: Pick<Clock, 'now'>
}) {
  const isDue = (today: string) =>
    and(
      isNotNull(leads.remindOn),
      lte(leads.remindOn, today),
      isNull(leads.remindedAt),
      isNull(leads.removedAt),
    )

  /** The person in charge, or the holder where that person is not in the team. */
  const findRecipient = async ({ holderId, personId }: LeadRow, now: number): Promise<string> => {
    if (personId === null || personId === holderId) return holderId
    const team = await findTeam(orm, holderId, now)
    const isMember = team?.ownerId === holderId && team.members.some(({ userId }) => userId === personId)
    return isMember ? personId : holderId
  }

  /** Marks the reminder and stores its message in one transaction, so that one of several gateways does both. */
  const remind = async (lead: LeadRow, now: number): Promise<void> => {
    const recipient = await findRecipient(lead, now)
    await orm.transaction(async (tx) => {
      const [claimed] = await tx
        .update(leads)
        .set({ remindedAt: now })
        .where(and(eq(leads.id, lead.id), isDue(dayOf(now))))
        .returning()
      if (!claimed) return
      const { title, stage, note } = claimed
      await sendMessage(tx, recipient, { event: 'lead-due', title, stage, note }, now)
    })
  }

  return async (): Promise<void> => {
    for (;;) {
      const now = clock.now()
      const due = await orm
        .select()
        .from(leads)
        .where(isDue(dayOf(now)))
        .orderBy(asc(leads.remindOn), asc(leads.id))
        .limit(BATCH)
      for (const lead of due) await remind(lead, now)
      if (due.length < BATCH) return
    }
  }
}
