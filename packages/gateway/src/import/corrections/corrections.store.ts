import { KINDS, type RecordKind } from '@zhushutong/domain/records'
import { STAFF_SOURCE } from '@zhushutong/domain/statements'
import { and, asc, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { containing, type Queryable } from '../../platform/db'
import { offsetOf, type PageRequest } from '../../platform/http'
import { recordStatements, type StoredStatement } from '../../records'

const T = recordStatements

const isCorrection = and(
  inArray(
    T.kind,
    KINDS.map(({ kind }) => kind),
  ),
  eq(T.source, STAFF_SOURCE.source),
)

const SELECTION = {
  id: T.ordinal,
  kind: T.kind,
  recordId: T.recordId,
  values: T.values,
  corrects: T.corrects,
  evidence: T.evidence,
  recordedAt: sql<number>`(extract(epoch from ${T.recordedAt}) * 1000)::float8`,
}

const selectCorrections = (db: Pick<Queryable, 'select'>) => db.select(SELECTION).from(T)

/** A correction by staff as stored; `recordedAt` in ms. */
export type StoredCorrection = Awaited<ReturnType<typeof selectCorrections>>[number]

interface CorrectionQuery extends PageRequest {
  readonly kind?: string | undefined
  /** Words in the name of the record, the evidence or the name of the staff; '' for none. */
  readonly words: string
  readonly order: 'asc' | 'desc'
}

/** A page of the corrections by staff, by time. */
export async function findCorrections(
  db: Pick<Queryable, 'select' | '$count'>,
  { kind, words, order, ...page }: CorrectionQuery,
): Promise<{ readonly rows: readonly StoredCorrection[]; readonly total: number }> {
  const like = containing(words)
  const texts = ['title', 'text', 'by'].map((key) => ilike(sql`(${T.evidence} ->> ${key})`, like))
  const where = and(
    isCorrection,
    kind === undefined ? undefined : eq(T.kind, kind),
    words === '' ? undefined : or(...texts),
  )
  const by = order === 'asc' ? asc : desc
  const rows = await selectCorrections(db)
    .where(where)
    .orderBy(by(T.recordedAt), by(T.ordinal))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: await db.$count(T, where) }
}

/** A correction by its number. */
export async function findCorrectionValue(
  db: Pick<Queryable, 'select'>,
  id: number,
): Promise<StoredCorrection | null> {
  const [row] = await selectCorrections(db).where(and(isCorrection, eq(T.ordinal, id)))
  return row ?? null
}

/** Inserts a correction, or replaces the one under the same key; returns its number. */
export async function upsertCorrection(
  db: Pick<Queryable, 'insert'>,
  { kind }: RecordKind,
  correction: Omit<StoredStatement, 'rank' | 'ordinal'>,
): Promise<number> {
  const { olderDays: _, ...row } = correction
  const { source: _source, sourceKey: _key, firstBatch: _first, ...changed } = row
  const [saved] = await db
    .insert(T)
    .values({ ...row, kind })
    .onConflictDoUpdate({ target: [T.kind, T.source, T.sourceKey], set: changed })
    .returning({ id: T.ordinal })
  if (!saved) throw new Error('a correction was not saved')
  return saved.id
}

export async function deleteCorrection(db: Pick<Queryable, 'delete'>, id: number): Promise<void> {
  await db.delete(T).where(and(isCorrection, eq(T.ordinal, id)))
}
