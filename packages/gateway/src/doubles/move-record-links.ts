import { linkColumnsOf, moveLinks, returnLinks } from '@zhushutong/domain/doubles'
import {
  type AnyValue,
  company,
  findColumn,
  findKind,
  KINDS,
  type RecordKind,
} from '@zhushutong/domain/records'
import { isSource } from '@zhushutong/domain/statements'
import { inArray, or, type SQL, sql } from 'drizzle-orm'
import { prepareRow, readExisting, recomposeRecords, writeRecords } from '../import'
import { readRows, type Tx } from '../platform/db'
import { columnIn, movedRows, readStatements, recordsChanged, tableOf, tokenCondition } from '../records'

const M = movedRows
const BATCH = 1000

type Values = Readonly<Record<string, AnyValue>>

interface Merge {
  readonly id: string
  readonly survivorId: string
  /** ms */
  readonly now: number
}

/**
 * Links behind a filter are found by its index; only a kind without one is read as a whole. Lists of ids without a filter
 * repeat the ids of lists with one.
 */
const linksTo = (kind: RecordKind, id: string): SQL | undefined => {
  const table = tableOf(kind)
  const { keys, tables } = linkColumnsOf(kind)
  const filters = kind.filters.filter((filter) => filter.type === 'reference' && filter.by !== 'code')
  const filtered = new Set(filters.map(({ column }) => column))
  const byFilter = filters.map(({ key }) => tokenCondition(table, [{ tokens: [`:${key}:${id}`] }]))
  const byColumn = keys
    .filter((key) => !filtered.has(key) && findColumn(kind, key)?.type !== 'tags')
    .map((key) => sql`${columnIn(table, key)} = ${id}`)
  const inTables =
    filters.length > 0
      ? []
      : tables.flatMap(({ key, cells }) =>
          cells.map((cell) => sql`${columnIn(table, key)} @> ${JSON.stringify([{ [cell.id]: id }])}::jsonb`),
        )
  return or(...byFilter, ...byColumn, ...inTables)
}

const findLinking = async (tx: Tx, kind: RecordKind, id: string): Promise<readonly string[]> => {
  const condition = linksTo(kind, id)
  if (!condition) return []
  const rows = await readRows<{ id: string }>(tx, sql`select id from ${tableOf(kind)} where ${condition}`)
  return rows.map((row) => row.id)
}

const inBatches = async (ids: readonly string[], work: (batch: readonly string[]) => Promise<void>) => {
  for (let at = 0; at < ids.length; at += BATCH) await work(ids.slice(at, at + BATCH))
}

const writeLinks = async (
  tx: Tx,
  kind: RecordKind,
  ids: readonly string[],
  change: (id: string, values: Values) => Values,
  now: number,
) => {
  const existing = await readExisting(tx, kind, ids)
  const changes = existing.map((each) => ({ each, changed: change(each.id, each.values) }))
  const moved = changes.filter(({ changed }) => Object.keys(changed).length > 0)
  const records = moved.map(({ each, changed }) =>
    prepareRow(kind, each.id, { ...each.values, ...changed }, { ...each, statements: [] }, each, now),
  )
  await writeRecords(tx, kind, records)
  return moved
}

/** The lists of ids of a record without this id. */
const withoutId = (kind: RecordKind, values: Values, id: string): Values =>
  Object.fromEntries(
    linkColumnsOf(kind).keys.flatMap((key) => {
      const list = values[key]
      if (!Array.isArray(list) || !(list as readonly unknown[]).includes(id)) return []
      return [[key, (list as readonly string[]).filter((each) => each !== id)] as const]
    }),
  )

/** Links the records of sources that lead to a company anew, since another one has some of its names and codes. */
export async function relinkRecords(
  tx: Tx,
  id: string,
  origin: Parameters<typeof recomposeRecords>[3],
): Promise<void> {
  for (const kind of KINDS.filter((each) => each !== company)) {
    await inBatches(await findLinking(tx, kind, id), async (batch) => {
      const statements = await readStatements(tx, kind, batch)
      const stated = batch.filter((each) => statements.get(each)?.some(isSource))
      if (stated.length === 0) return
      // Lists keep the ids of before; the names and codes of the record bring this one back where it is meant.
      await writeLinks(tx, kind, stated, (_, values) => withoutId(kind, values, id), origin.now)
      await recomposeRecords(tx, kind, stated, origin)
    })
  }
}

/** Makes the links of all records to a merged company lead to its survivor. */
export async function moveRecordLinks(tx: Tx, { id, survivorId, now }: Merge): Promise<void> {
  for (const kind of KINDS) {
    const ids = await findLinking(tx, kind, id)
    if (ids.length === 0) continue
    const changed: string[] = []
    await inBatches(ids, async (batch) => {
      const move = { from: id, to: survivorId }
      const moved = await writeLinks(tx, kind, batch, (_, values) => moveLinks(kind, values, move), now)
      changed.push(...moved.map(({ each }) => each.id))
      const before = moved.map(({ each, changed: columns }) => ({
        merged_id: id,
        subject: kind.kind,
        is_moved: true,
        previous: {
          id: each.id,
          before: Object.fromEntries(Object.keys(columns).map((key) => [key, each.values[key] ?? null])),
        },
      }))
      await tx.execute(sql`
        insert into ${M} (merged_id, subject, is_moved, previous)
        select merged_id, subject, is_moved, previous
        from json_populate_recordset(null::${M}, ${JSON.stringify(before)}::text::json)`)
    })
    await recordsChanged(tx, kind, { changed, now })
  }
}

/** Makes the links that a merge moved lead to the company again. */
export async function returnRecordLinks(tx: Tx, { id, survivorId, now }: Merge): Promise<void> {
  const rows = await readRows<{ kind: string; record: string; before: Values }>(
    tx,
    sql`select subject as kind, previous ->> 'id' as record, previous -> 'before' as before from ${M}
      where merged_id = ${id} and ${inArray(
        M.subject,
        KINDS.map(({ kind }) => kind),
      )}`,
  )
  const changed = [...new Set(rows.map(({ kind }) => kind))].flatMap((kind) => findKind(kind) ?? [])
  for (const kind of changed) {
    const before = new Map(
      rows.filter((row) => row.kind === kind.kind).map((row) => [row.record, row.before] as const),
    )
    const move = { from: survivorId, to: id }
    await inBatches([...before.keys()], async (batch) => {
      await writeLinks(
        tx,
        kind,
        batch,
        (at, values) => returnLinks(kind, values, before.get(at) ?? {}, move),
        now,
      )
    })
    await recordsChanged(tx, kind, { changed: [...before.keys()], now })
  }
}
