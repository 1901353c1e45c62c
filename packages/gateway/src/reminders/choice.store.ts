import { eq } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import { reminderChoices } from './reminders.table'

interface ReminderChoice {
  readonly byMail: boolean
  readonly bySms: boolean
}

/** A member's choice of reminders besides the inbox (MEM-09). */
export async function findReminderChoice(orm: Queryable, userId: string): Promise<ReminderChoice> {
  const { byMail, bySms } = reminderChoices
  const isMine = eq(reminderChoices.userId, userId)
  const [row] = await orm.select({ byMail, bySms }).from(reminderChoices).where(isMine)
  return row ?? { byMail: false, bySms: false }
}

export async function saveReminderChoice(
  orm: Queryable,
  userId: string,
  choice: ReminderChoice,
): Promise<void> {
  await orm
    .insert(reminderChoices)
    .values({ userId, ...choice })
    .onConflictDoUpdate({ target: reminderChoices.userId, set: choice })
}
