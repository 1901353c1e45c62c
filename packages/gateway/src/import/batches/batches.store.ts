import type { BatchState } from '@zhushutong/domain/data-import'
import { and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { containing, type Queryable } from '../../platform/db'
import { offsetOf, type PageRequest } from '../../platform/http'
import { DEFAULT_RANK, dataSources } from '../../records'
import { importBatches } from './batches.table'

export type ImportBatch = typeof importBatches.$inferSelect

type Db = Pick<Queryable, 'select' | 'insert' | 'update'>

const T = importBatches

export async function startBatch(
  db: Db,
  batch: Pick<ImportBatch, 'id' | 'kind' | 'source' | 'file' | 'mode' | 'dataOn' | 'startedBy' | 'startedAt'>,
): Promise<void> {
  await db.insert(T).values({ ...batch, state: 'running' })
}

export type BatchEnd = Pick<ImportBatch, 'state' | 'finishedAt'> &
  Partial<Pick<ImportBatch, 'note' | 'counts' | 'reasons' | 'reportPath'>>

export async function finishBatch(db: Db, id: string, end: BatchEnd): Promise<void> {
  await db.update(T).set(end).where(eq(T.id, id))
}

export async function findBatch(db: Pick<Queryable, 'select'>, id: string): Promise<ImportBatch | null> {
  const [row] = await db.select().from(T).where(eq(T.id, id))
  return row ?? null
}

/** A batch, locked until the end of the transaction. */
export async function lockBatch(db: Pick<Queryable, 'select'>, id: string): Promise<ImportBatch | null> {
  const [row] = await db.select().from(T).where(eq(T.id, id)).for('update')
  return row ?? null
}

/** The ids of the batches in a state, the oldest first. */
export async function findBatchIds(
  db: Pick<Queryable, 'select'>,
  state: BatchState,
): Promise<readonly string[]> {
  const rows = await db.select({ id: T.id }).from(T).where(eq(T.state, state)).orderBy(asc(T.startedAt))
  return rows.map(({ id }) => id)
}

interface BatchList extends PageRequest {
  readonly kind?: string
  readonly state?: BatchState
  /** A part of the name of the file or of the source. */
  readonly words: string
  readonly order: 'asc' | 'desc'
}

/** A page of the batches with the names of their sources. */
export async function findBatchPage(db: Queryable, { kind, state, words, order, ...page }: BatchList) {
  const pattern = containing(words)
  const matching = and(
    kind === undefined ? undefined : eq(T.kind, kind),
    state === undefined ? undefined : eq(T.state, state),
    words === '' ? undefined : or(ilike(T.file, pattern), ilike(T.source, pattern)),
  )
  const rows = await db
    .select()
    .from(T)
    .where(matching)
    .orderBy((order === 'asc' ? asc : desc)(T.startedAt))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: await db.$count(T, matching) }
}

/** The newest batches, newest first. */
export function listBatches(db: Pick<Queryable, 'select'>, limit: number): Promise<ImportBatch[]> {
  return db.select().from(T).orderBy(desc(T.startedAt)).limit(limit)
}

/** Ends the batches of a source that a killed gateway left running. */
export async function failInterrupted(
  db: Pick<Queryable, 'update'>,
  { kind, source, startedBy }: Pick<ImportBatch, 'kind' | 'source' | 'startedBy'>,
  now: number,
): Promise<void> {
  await db
    .update(T)
    .set({ state: 'failed', finishedAt: now, note: '导入中断，已重新导入' })
    .where(and(eq(T.kind, kind), eq(T.source, source), eq(T.startedBy, startedBy), eq(T.state, 'running')))
}

/** Registers a source of a kind, and returns its rank. */
export async function registerSource(
  db: Pick<Queryable, 'insert'>,
  kind: string,
  source: string,
  platform: string | null,
): Promise<number> {
  const [row] = await db
    .insert(dataSources)
    .values({ kind, source, platform, rank: DEFAULT_RANK })
    .onConflictDoUpdate({
      target: [dataSources.kind, dataSources.source],
      // The name that the staff chose stays.
      set: { platform: sql`coalesce(${dataSources.platform}, excluded.platform)` },
    })
    .returning({ rank: dataSources.rank })
  return row?.rank ?? DEFAULT_RANK
}

/** Stores the date of the data of a complete file. */
export async function markComplete(
  db: Pick<Queryable, 'update'>,
  { kind, source, dataOn }: Pick<ImportBatch, 'kind' | 'source' | 'dataOn'>,
): Promise<void> {
  await db
    .update(dataSources)
    .set({ completeOn: sql`greatest(${dataSources.completeOn}, ${dataOn}::date)` })
    .where(and(eq(dataSources.kind, kind), eq(dataSources.source, source)))
}

/** The sources of a kind, with their names on the screens. */
export function listSources(db: Pick<Queryable, 'select'>, kind: string) {
  return db
    .select({ source: dataSources.source, platform: dataSources.platform })
    .from(dataSources)
    .where(eq(dataSources.kind, kind))
    .orderBy(asc(dataSources.source))
}
