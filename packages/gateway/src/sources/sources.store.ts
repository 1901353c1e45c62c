import type { Alarm } from '@zhushutong/domain/data-sources'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { importBatches } from '../import'
import { type Queryable, readRows } from '../platform/db'
import { sourceFiles, sourceSettings } from './sources.table'

export type SettingsRow = typeof sourceSettings.$inferSelect
type SourceFileRow = typeof sourceFiles.$inferSelect

const S = sourceSettings
const F = sourceFiles

export function settingsId(kind: string, source: string): string {
  return `${kind}:${source}`
}

/** The files of a source that were read before, the oldest first. `withRefused`: also those that a limit stopped. */
export async function findKnownFiles(
  db: Pick<Queryable, 'select'>,
  id: string,
  withRefused: boolean,
): Promise<readonly SourceFileRow[]> {
  const isWanted = withRefused ? undefined : eq(F.state, 'imported')
  return db
    .select()
    .from(F)
    .where(and(eq(F.settingsId, id), isWanted))
    .orderBy(asc(F.takenAt))
}

/** Stores a file that was read, or the new stamp of a known one. */
export async function saveFile(db: Pick<Queryable, 'insert'>, file: SourceFileRow): Promise<void> {
  const { stamp, state, batch, takenAt } = file
  await db
    .insert(F)
    .values(file)
    .onConflictDoUpdate({
      target: [F.settingsId, F.name, F.digest],
      set: { stamp, state, batch, takenAt },
    })
}

/** Marks the sources whose time has come, and returns true when any is due. `now` in ms. */
export async function markDue(db: Queryable, now: number): Promise<boolean> {
  await db
    .update(S)
    .set({ isDue: true, attempts: 0 })
    .where(and(eq(S.isDue, false), eq(S.isOn, true), sql`${S.nextAt} <= ${new Date(now).toISOString()}`))
  return (await db.$count(S, eq(S.isDue, true))) > 0
}

/**
 * Settings of one source, or of all, with the time of the last delivery (ms): the last batch that is done, by schedule
 * or by hand; until then the time at which the watch began.
 */
export async function findWatched(db: Pick<Queryable, 'execute' | 'select'>, id?: string) {
  const rows = await db
    .select()
    .from(S)
    .where(id === undefined ? undefined : eq(S.id, id))
  const delivered = await readRows<{ id: string; at: number }>(
    db,
    sql`select s.id, (extract(epoch from max(b.finished_at)) * 1000)::float8 as at
      from ${S} s join ${importBatches} b on b.kind = s.kind and b.source = s.source and b.state = 'done'
      where ${id === undefined ? sql`true` : sql`s.id = ${id}`} group by s.id`,
  )
  const byId = new Map(delivered.map(({ id, at }) => [id, at]))
  return rows.map((row) => ({ ...row, deliveredAt: Math.max(row.watchedSince, byId.get(row.id) ?? 0) }))
}

/** Stores an alarm, or its end. False when another gateway stored the same one. */
export async function saveAlarm(
  db: Pick<Queryable, 'update'>,
  id: string,
  alarm: Alarm | null,
  now: number,
): Promise<boolean> {
  const isOther = alarm === null ? isNotNull(S.alarm) : sql`${S.alarm} is distinct from ${alarm}`
  const changed = await db
    .update(S)
    .set({ alarm, alarmAt: alarm === null ? null : now })
    .where(and(eq(S.id, id), isOther))
    .returning({ id: S.id })
  return changed.length > 0
}
