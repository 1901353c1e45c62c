import {
  judgedColumns,
  KINDS,
  type RecordKind,
  type StoredRecord,
  storedColumnsOf,
} from '@zhushutong/domain/records'
import { and, asc, gt, isNotNull, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../platform/db'
import { sortColumnName } from '../schema/record-columns'
import { type Row, rowOf } from '../schema/record-row'
import { columnIn } from '../schema/record-table'
import { tableOf } from '../schema/tables'
import { recordsChanged } from '../schema/version.store'

/** Records a transaction: few, so that a search or an import beside it hardly waits. */
const BATCH = 500

const readMarked = async (tx: Tx, kind: RecordKind, after: string) => {
  const table = tableOf(kind)
  const keys = ['id', 'source', 'sourceKey', 'doubts', ...storedColumnsOf(kind).map(({ key }) => key)]
  const selection = Object.fromEntries(keys.map((key) => [key, columnIn(table, key)]))
  const rows = await tx
    .select(selection)
    .from(table)
    .where(and(isNotNull(columnIn(table, 'doubts')), gt(columnIn(table, 'id'), after)))
    .orderBy(asc(columnIn(table, 'id')))
    .limit(BATCH)
    .for('update')
  return rows as unknown as ReadonlyArray<Record<string, unknown> & { readonly id: string }>
}

const write = async (tx: Tx, kind: RecordKind, rows: readonly Row[]) => {
  const names = ['doubts', 'tokens', ...kind.sorts.map(sortColumnName)].map((name) => sql.identifier(name))
  const changes = names.map((name) => sql`${name} = f.${name}`)
  const table = tableOf(kind)
  await tx.execute(sql`
    update ${table} as r set ${sql.join(changes, sql`, `)}
    from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::text::json) f where f.id = r.id`)
}

const judgeBatch = async (tx: Tx, kind: RecordKind, after: string, now: number) => {
  const marked = await readMarked(tx, kind, after)
  const changed = marked.flatMap(({ doubts, source, sourceKey, ...record }) => {
    const origin = { source: String(source), sourceKey: String(sourceKey) }
    const row = rowOf(kind, record as unknown as StoredRecord, origin, now)
    return JSON.stringify(row.doubts) === JSON.stringify(doubts) ? [] : [row]
  })
  if (changed.length > 0) {
    await write(tx, kind, changed)
    await recordsChanged(tx, kind, { changed: changed.map(({ id }) => String(id)), now })
  }
  return { last: marked.at(-1)?.id ?? null, changed: changed.length }
}

/**
 * Judges records with doubted values again, since a day after today becomes a past one, and those that were stored
 * before there were doubts (DAT-24).
 * @returns the number of changed records
 */
export async function refreshDoubts({ orm }: Pick<Database, 'orm'>, now: number): Promise<number> {
  let count = 0
  for (const kind of KINDS.filter((each) => judgedColumns(each).length > 0)) {
    let after: string | null = ''
    while (after !== null) {
      const from: string = after
      const { last, changed } = await orm.transaction((tx) => judgeBatch(tx, kind, from, now))
      count += changed
      after = last
    }
  }
  return count
}
