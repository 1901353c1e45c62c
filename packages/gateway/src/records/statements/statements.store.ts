import { classifyChanges } from '@zhushutong/domain/history'
import type { RecordKind } from '@zhushutong/domain/records'
import { type Change, isSource, STAFF_SOURCE, type Statement } from '@zhushutong/domain/statements'
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { type Queryable, readRows } from '../../platform/db'
import { isDemoSource } from '../schema/record-row'
import { recordChanges } from './changes.table'
import { replacedStatements } from './replaced.table'
import { dataSources } from './sources.table'
import { recordStatements, type StoredEvidence } from './statements.table'

type Db = Pick<Queryable, 'select' | 'execute'>

/** A statement with its place in the database. */
export interface StoredStatement extends Statement {
  /** Its number; null before it is stored. */
  readonly ordinal: number | null
  readonly sourceKey: string
  readonly recordId: string
  readonly rowHash: string | null
  readonly firstBatch: string
  readonly batch: string
  readonly closedOn: string | null
  /** Of a correction. */
  readonly evidence?: StoredEvidence | null
}

/** The rank of a source without a declared one. */
export const DEFAULT_RANK = 50

const T = recordStatements

const SELECTION = {
  ordinal: T.ordinal,
  source: T.source,
  sourceKey: T.sourceKey,
  recordId: T.recordId,
  rowHash: T.rowHash,
  dataOn: T.dataOn,
  recordedAt: sql<number>`(extract(epoch from ${T.recordedAt}) * 1000)::float8`,
  values: T.values,
  olderDays: T.olderDays,
  corrects: T.corrects,
  firstBatch: T.firstBatch,
  batch: T.batch,
  closedOn: T.closedOn,
  evidence: T.evidence,
}

/** The ids of records by the keys of a source. */
export async function findStatedIds(
  db: Db,
  { kind }: RecordKind,
  source: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({ sourceKey: T.sourceKey, recordId: T.recordId })
    .from(T)
    .where(and(eq(T.kind, kind), eq(T.source, source), inArray(T.sourceKey, [...keys])))
  return new Map(rows.map(({ sourceKey, recordId }) => [sourceKey, recordId]))
}

/** All statements about records, by record id. */
export async function readStatements(
  db: Db,
  { kind }: RecordKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredStatement[]>> {
  const byRecord = new Map<string, StoredStatement[]>()
  if (ids.length === 0) return byRecord
  const ranks = await readRanks(db, kind)
  const rows = await db
    .select(SELECTION)
    .from(T)
    .where(and(eq(T.kind, kind), inArray(T.recordId, [...ids])))
  for (const { olderDays, corrects, ...row } of rows) {
    const statement: StoredStatement = {
      ...row,
      rank: ranks.get(row.source) ?? DEFAULT_RANK,
      olderDays: olderDays ?? {},
      ...(corrects && { corrects }),
    }
    byRecord.set(row.recordId, [...(byRecord.get(row.recordId) ?? []), statement])
  }
  return byRecord
}

/** The ranks of the sources of a kind. */
export async function readRanks(
  db: Pick<Queryable, 'select'>,
  kind: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ source: dataSources.source, rank: dataSources.rank })
    .from(dataSources)
    .where(eq(dataSources.kind, kind))
  return new Map([
    ...rows.map(({ source, rank }) => [source, rank] as const),
    [STAFF_SOURCE.source, STAFF_SOURCE.rank],
  ])
}

/**
 * The statements that make a record: the corrections, and those of sources that still have it; those of all sources
 * if each has withdrawn it. Demo data make only records without other sources.
 */
export function selectUsed(statements: readonly StoredStatement[]): readonly StoredStatement[] {
  const sources = statements.filter(isSource)
  const real = sources.filter(({ source }) => !isDemoSource(source))
  const known = real.length > 0 ? real : sources
  const open = known.filter(({ closedOn }) => closedOn === null)
  return [...(open.length > 0 ? open : known), ...statements.filter((each) => !isSource(each))]
}

const rowOfStatement = (kind: string, each: StoredStatement) => ({
  kind,
  source: each.source,
  source_key: each.sourceKey,
  record_id: each.recordId,
  row_hash: each.rowHash,
  data_on: each.dataOn,
  recorded_at: new Date(each.recordedAt).toISOString(),
  values: each.values,
  older_days: Object.keys(each.olderDays).length > 0 ? each.olderDays : null,
  corrects: each.corrects ?? null,
  first_batch: each.firstBatch,
  batch: each.batch,
  closed_on: each.closedOn,
  evidence: each.evidence ?? null,
})

/** All columns but the number, which the database assigns. */
const WRITTEN = Object.values(getTableColumns(T))
  .map(({ name }) => name)
  .filter((name) => name !== T.ordinal.name)

/** Keeps the present statements that meet a condition for the undoing of a batch. */
export async function keepForUndo(tx: Db, batch: string, condition: SQL): Promise<void> {
  await tx.execute(sql`
    insert into ${replacedStatements} (batch, kind, source, source_key, previous)
    select ${batch}, s.kind, s.source, s.source_key, to_jsonb(s) from ${T} s where ${condition}
    on conflict do nothing`)
}

const identifiers = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )

/**
 * Writes statements, and keeps what they replace for the undoing of the batch. A statement that shares its record with
 * others loses its hash, so that an import reads its row again.
 */
export async function saveStatements(
  tx: Db,
  { kind }: RecordKind,
  batch: string,
  statements: readonly StoredStatement[],
): Promise<void> {
  if (statements.length === 0) return
  const rows = JSON.stringify(statements.map((each) => rowOfStatement(kind, each)))
  const given = sql`json_populate_recordset(null::${T}, ${rows}::text::json)`
  const keys = sql`(select ${sql.param(statements.map(({ sourceKey }) => sourceKey))}::text[])::text[]`
  const sources = [...new Set(statements.map(({ source }) => source))]
  // Arrays are looked up in the index; a join with the rows as JSON may compare each of them with the whole table.
  await keepForUndo(
    tx,
    batch,
    sql`s.kind = ${kind} and ${inArray(sql`s.source`, sources)} and s.source_key = any(${keys})`,
  )
  const columns = identifiers(WRITTEN)
  const changes = sql.join(
    WRITTEN.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  )
  await tx.execute(sql`
    insert into ${T} (${columns}) select ${columns} from ${given}
    on conflict (kind, source, source_key) do update set ${changes}`)
}

/** Clears the hashes of statements that share their record with others. */
export async function clearSharedHashes(tx: Db, { kind }: RecordKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    update ${T} set row_hash = null
    where kind = ${kind} and record_id = any((select ${sql.param([...ids])}::text[])::text[]) and row_hash is not null`)
}

/** The changes of one record by one batch. */
interface RecordedChanges {
  readonly recordId: string
  readonly dataOn: string
  readonly source: string
  readonly changes: readonly Change[]
}

/** The batch that changes records. */
interface ChangeOrigin {
  readonly batch: string
  /** ms */
  readonly now: number
  /** The version of the kind from `recordsChanged`, which is called before. */
  readonly version: number
  /** True for changes that are no event of the record. */
  readonly isEditorial?: true | undefined
}

/** Adds entries to the history of records. */
export async function addChanges(
  tx: Pick<Queryable, 'insert'>,
  kind: RecordKind,
  entries: readonly RecordedChanges[],
  { batch, now, version, isEditorial }: ChangeOrigin,
): Promise<void> {
  if (entries.length === 0) return
  await tx.insert(recordChanges).values(
    entries.map((entry) => ({
      ...{ ...entry, kind: kind.kind, batch, version, recordedAt: now },
      kinds: isEditorial ? [] : [...classifyChanges(kind, entry.changes)],
    })),
  )
}

/** The changes of records, oldest first. */
export function readChangesOf(
  db: Pick<Queryable, 'select'>,
  { kind }: RecordKind,
  ids: readonly string[],
): Promise<RecordedChanges[]> {
  const C = recordChanges
  return db
    .select({ recordId: C.recordId, dataOn: C.dataOn, source: C.source, changes: C.changes })
    .from(C)
    .where(and(eq(C.kind, kind), inArray(C.recordId, [...ids])))
    .orderBy(C.id)
}

/** The numbers of the statements whose rows have these hashes, by hash: rows that an import need not read. */
export async function findKnownRows(
  db: Db,
  { kind }: RecordKind,
  source: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (hashes.length === 0) return new Map()
  // One list: a thousand parameters take longer than the look-up.
  const rows = await readRows<{ rowHash: string; ordinal: number }>(
    db,
    sql`select row_hash as "rowHash", ordinal from ${T}
      where kind = ${kind} and source = ${source} and closed_on is null
        and row_hash = any((select ${sql.param([...hashes])}::uuid[])::uuid[])`,
  )
  return new Map(rows.map(({ rowHash, ordinal }) => [rowHash, Number(ordinal)]))
}

/** The numbers of the open statements of a source under these keys. */
export async function findStatedOrdinals(
  db: Db,
  { kind }: RecordKind,
  source: string,
  keys: readonly string[],
): Promise<readonly number[]> {
  if (keys.length === 0) return []
  const rows = await readRows<{ ordinal: number }>(
    db,
    sql`select ordinal from ${T} where kind = ${kind} and source = ${source} and closed_on is null
      and source_key = any((select ${sql.param([...keys])}::text[])::text[])`,
  )
  return rows.map(({ ordinal }) => Number(ordinal))
}

/** The keys and hashes of statements by their numbers. */
export function findKeysAndHashes(
  db: Db,
  { kind }: RecordKind,
  source: string,
  ordinals: readonly number[],
): Promise<Array<{ readonly sourceKey: string; readonly rowHash: string }>> {
  return readRows(
    db,
    sql`select source_key as "sourceKey", row_hash as "rowHash" from ${T}
      where kind = ${kind} and source = ${source} and row_hash is not null
        and ordinal = any((select ${sql.param([...ordinals])}::bigint[])::bigint[])`,
  )
}
