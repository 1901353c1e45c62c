import { calculateNextRun, type SourceSettings } from '@zhushutong/domain/data-sources'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db'
import { newJobColumns } from '../platform/jobs'
import { dataSources } from '../records'
import { settingsId } from './sources.store'
import { sourceSettings } from './sources.table'

const S = sourceSettings

export interface SourceToSave extends SourceSettings {
  readonly kind: string
  readonly source: string
  readonly mapping: string | null
  /** Encrypted; undefined leaves the stored one. */
  readonly credential: string | null | undefined
}

/** Inserts or updates a source and its settings. A source with a new rhythm or place starts in its rhythm. */
export async function saveSource(tx: Tx, saved: SourceToSave, now: number): Promise<void> {
  const { kind, source, platform, rank, credential, ...settings } = saved
  const id = settingsId(kind, source)
  await tx
    .insert(dataSources)
    .values({ kind, source, platform, rank })
    .onConflictDoUpdate({ target: [dataSources.kind, dataSources.source], set: { platform, rank } })
  const { rhythm } = settings
  const isOn = rhythm !== null
  const nextAt = rhythm === null || settings.place === '' ? null : calculateNextRun(rhythm, now)
  const changed = { ...settings, ...(credential !== undefined && { credential }) }
  await tx
    .insert(S)
    .values({ id, kind, source, ...changed, isOn, nextAt, watchedSince: now })
    .onConflictDoUpdate({
      target: S.id,
      set: {
        ...changed,
        // A paused source stays paused; a source that got a rhythm is on.
        isOn: isOn ? sql`${S.isOn} or ${S.rhythm} is null` : false,
        nextAt: isOn ? sql`case when ${S.isOn} or ${S.rhythm} is null then ${momentOf(nextAt)} end` : null,
        watchedSince: sql`case when ${S.rhythm} is null then ${momentOf(now)} else ${S.watchedSince} end`,
      },
    })
}

const momentOf = (at: number | null) => sql`${at === null ? null : new Date(at).toISOString()}::timestamptz`

/** Pauses a source, or starts it again in its rhythm. False for one without a rhythm, or without a change. */
export async function switchSource(
  db: Pick<Queryable, 'update' | 'select'>,
  id: string,
  isOn: boolean,
  now: number,
): Promise<boolean> {
  const [row] = await db.select().from(S).where(eq(S.id, id)).for('update')
  if (!row || row.rhythm === null || row.isOn === isOn) return false
  const nextAt = isOn && row.place !== '' ? calculateNextRun(row.rhythm, now) : null
  const watchedSince = isOn ? now : row.watchedSince
  await db.update(S).set({ isOn, nextAt, watchedSince }).where(eq(S.id, id))
  return true
}

/** Starts a run of a source now. False while a run waits or goes on, or without a place. */
export async function askForRun(
  db: Pick<Queryable, 'update'>,
  id: string,
  askedBy: string,
): Promise<boolean> {
  const asked = await db
    .update(S)
    .set({ ...newJobColumns(), isDue: true, askedBy })
    .where(and(eq(S.id, id), eq(S.isDue, false), sql`${S.place} <> ''`))
    .returning({ id: S.id })
  return asked.length > 0
}
