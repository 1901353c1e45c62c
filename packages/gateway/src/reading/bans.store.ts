import { dayOf } from '@zhushutong/domain/formatting'
import { inArray, sql } from 'drizzle-orm'
import { momentSql, type Queryable } from '../platform/db'
import type { Subject } from './reader'
import { readingCounters } from './reading.table'

/** Bans subjects until a time, at which they start with an empty bucket. */
export async function banReaders(orm: Queryable, subjects: readonly string[], until: number): Promise<void> {
  await orm
    .update(readingCounters)
    .set({ bannedUntil: until, drainedAt: until })
    .where(inArray(readingCounters.subject, [...subjects]))
}

/**
 * After a passed check: empties the buckets and widens the limits until a time. Already widened limits
 * keep their bucket, so that a program that solves the check cannot read without end.
 */
export async function widenLimits(
  orm: Queryable,
  subjects: readonly Subject[],
  until: number,
  now: number,
): Promise<void> {
  const at = momentSql(now)
  const values = subjects.map(({ name }) => ({
    subject: name,
    drainedAt: now,
    widenedUntil: until,
    day: dayOf(now),
    records: 0,
  }))
  await orm
    .insert(readingCounters)
    .values(values)
    .onConflictDoUpdate({
      target: readingCounters.subject,
      set: {
        drainedAt: sql`case when ${readingCounters.widenedUntil} > ${at} then ${readingCounters.drainedAt} else ${at} end`,
        widenedUntil: until,
      },
    })
}

/** The end of the longest of these subjects' bans; null without a ban. */
export async function findBan(
  orm: Queryable,
  subjects: readonly string[],
  now: number,
): Promise<number | null> {
  const rows = await orm
    .select({ until: readingCounters.bannedUntil })
    .from(readingCounters)
    .where(inArray(readingCounters.subject, [...subjects]))
  const ends = rows.flatMap(({ until }) => (until !== null && until > now ? [until] : []))
  return ends.length === 0 ? null : Math.max(...ends)
}
