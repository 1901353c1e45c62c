import {
  type ChatPresence,
  formatServiceHours,
  isServiceTime,
  isStaffPresent,
  type ServiceHours,
} from '@zhushutong/domain/consultation'
import { eq, max } from 'drizzle-orm'
import type { Queryable } from '../../platform/db'
import { consultPresence } from './chat.table'

/** Reads the staff's presence and the hours of service (ASK-04). */
export type ReadPresence = (now: number) => Promise<ChatPresence>

export function presenceReader(orm: Queryable, hours: readonly ServiceHours[]): ReadPresence {
  return async (now) => {
    const [seen] = await orm.select({ at: max(consultPresence.seenAt) }).from(consultPresence)
    return {
      isServiceTime: isServiceTime(hours, now),
      isStaffed: isStaffPresent(seen?.at ?? null, now),
      serviceHours: formatServiceHours(hours),
    }
  }
}

/** Records that a staff member is looking at the chats (ASK-04). */
export async function savePresence(orm: Queryable, staffId: string, now: number): Promise<void> {
  await orm
    .insert(consultPresence)
    .values({ staffId, seenAt: now })
    .onConflictDoUpdate({ target: consultPresence.staffId, set: { seenAt: now } })
}

/** Records that a staff member has left the chats (ASK-04). */
export async function deletePresence(orm: Queryable, staffId: string): Promise<void> {
  await orm.delete(consultPresence).where(eq(consultPresence.staffId, staffId))
}
