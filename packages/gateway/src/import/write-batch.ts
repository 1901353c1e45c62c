import { createHash } from 'node:crypto'
import { type RecordKind, type StoredRecord, storedColumnsOf } from '@zhushutong/domain/records'
import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { Database } from '../platform/db'
import { DEMO_SOURCE, recordsChanged, rowOf, tableOf } from '../records'
import { type Existing, findExisting, type Transaction } from './existing'
import { linkRecords } from './links'
import type { Draft, Shape, Values } from './shapes'

/** An arbitrary, unused lock number: batches of parallel imports run one after another. */
const LOCK = 7_310_002

interface Written {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
}

type Row = ReturnType<typeof rowOf>

/** Deterministic for a record, and not guessable by counting. */
const newId = (shape: Shape, sourceKey: string): string => {
  const hash = createHash('sha256').update(`${shape.kind.kind}\n${shape.source}\n${sourceKey}`).digest('hex')
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`]
  return [...parts, hash.slice(20, 32)].join('-')
}

// Sorts the cells in column order, because JSON from the database has another order and the hash would
// differ.
const ordered = (kind: RecordKind, values: Values): Values => {
  const tables = storedColumnsOf(kind).flatMap((column) => {
    const rows = values[column.key]
    if (column.type !== 'table' || !Array.isArray(rows)) return []
    const cells = (row: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(column.columns.map(({ key }) => [key, row[key] ?? null]))
    return [[column.key, rows.map((row) => cells(row as Readonly<Record<string, unknown>>))]]
  })
  return { ...values, ...Object.fromEntries(tables) }
}

const isNewer = (existing: Existing, { values }: Draft): boolean =>
  typeof values.collectedAt === 'number' && Number(existing.values.collectedAt ?? 0) > values.collectedAt

const stateOf = (shape: Shape, draft: Draft, existing: Existing | undefined): Values => {
  // A demo record's values are not real; only its id is reused.
  if (!existing || existing.source === DEMO_SOURCE) return draft.values
  const { combine } = shape
  return isNewer(existing, draft)
    ? combine(draft.values, existing.values)
    : combine(existing.values, draft.values)
}

const originOf = (shape: Shape, draft: Draft, existing: Existing | undefined) =>
  existing && existing.source !== DEMO_SOURCE
    ? existing
    : { source: shape.source, sourceKey: draft.sourceKey }

/** The row to write, or null if the database already has the same content. */
const changedRow = (
  shape: Shape,
  draft: Draft,
  existing: Existing | undefined,
  state: Values,
  now: number,
): Row | null => {
  const id = existing?.id ?? newId(shape, draft.sourceKey)
  const make = (collectedAt: number) => {
    const record = { ...ordered(shape.kind, state), collectedAt, id } as StoredRecord
    return rowOf(shape.kind, record, originOf(shape, draft, existing), now)
  }
  // For sources without a collection time: the time of the import that brought this state.
  const row = make(typeof state.collectedAt === 'number' ? state.collectedAt : now)
  if (existing && existing.source !== DEMO_SOURCE && row.content_hash === existing.contentHash) return null
  return typeof draft.values.collectedAt === 'number' ? row : make(now)
}

const upsert = async (tx: Transaction, kind: RecordKind, rows: readonly Row[]) => {
  if (rows.length === 0) return
  const table = sql.identifier(getTableName(tableOf(kind)))
  // All columns of the table, because missing values of a row must overwrite the stored ones.
  const names = Object.values(getTableColumns(tableOf(kind))).map(({ name }) => sql.identifier(name))
  const columns = sql.join(names, sql`, `)
  const changes = sql.join(
    names.map((name) => sql`${name} = excluded.${name}`),
    sql`, `,
  )
  // One JSON parameter a batch; the table's row type types every value.
  await tx.execute(sql`
    insert into ${table} (${columns})
    select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::text::json)
    on conflict (id) do update set ${changes}`)
}

const plan = async (tx: Transaction, shape: Shape, drafts: readonly Draft[], now: number) => {
  const existing = await findExisting(tx, shape, drafts)
  const states = drafts.map((draft) => stateOf(shape, draft, existing.get(draft)))
  const linked = await linkRecords(tx, shape, states)
  const rows = drafts.map((draft, i) => {
    const result = existing.get(draft)
    return { found: result, row: changedRow(shape, draft, result, linked[i] ?? draft.values, now) }
  })
  const changed = rows.filter(({ row }) => row !== null)
  const written: Written = {
    created: changed.filter(({ found: existing }) => !existing).length,
    updated: changed.filter(({ found: existing }) => existing).length,
    unchanged: rows.length - changed.length,
  }
  const created = changed.flatMap(({ found: existing, row }) => (existing || !row ? [] : [String(row.id)]))
  return { written, created, rows: changed.flatMap(({ row }) => (row ? [row] : [])) }
}

/**
 * Writes one batch in one transaction; no two drafts may be the same record. Unchanged records are not
 * touched. With `dryRun` it only counts.
 */
export async function writeBatch(
  { orm }: Pick<Database, 'orm'>,
  shape: Shape,
  drafts: readonly Draft[],
  { dryRun, now }: { readonly dryRun: boolean; readonly now: number },
): Promise<Written> {
  if (dryRun) return (await plan(orm, shape, drafts, now)).written
  return orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const { written, created, rows } = await plan(tx, shape, drafts, now)
    await upsert(tx, shape.kind, rows)
    if (rows.length > 0) await recordsChanged(tx, shape.kind, { ids: created, now })
    return written
  })
}
