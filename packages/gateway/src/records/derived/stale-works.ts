import { company, type RecordKind, type StoredRecord, tender, winning } from '@zhushutong/domain/records'
import { readWorkTitle } from '@zhushutong/domain/relations'
import { type SQL, sql } from 'drizzle-orm'
import { columnIn } from '../schema/record-table'
import { tableOf } from '../schema/tables'
import { namesBidders, WORK_TITLE } from '../schema/work-title'

const textsIn = (values: readonly unknown[]): string[] => [
  ...new Set(values.filter((value): value is string => typeof value === 'string' && value !== '')),
]

const isOf = (column: SQL, values: readonly string[]): SQL =>
  sql`${column} = any((select ${sql.param([...values])}::text[])::text[])`

/**
 * A query of the companies in other notices of these notices' works, as rows of kind and id: a result decides the bids of
 * an earlier notice too (DAT-70). Null for other kinds, and for notices without a code or a title.
 */
export function companiesOfWorks(kind: RecordKind, records: readonly StoredRecord[]): SQL | null {
  if (!namesBidders(kind)) return null
  const codes = textsIn(records.map(({ projectCode }) => projectCode))
  const titles = textsIn(records.map((record) => readWorkTitle(String(record[kind.title] ?? ''))))
  if (codes.length + titles.length === 0) return null
  const parts = [winning, tender].flatMap((each) => {
    const table = tableOf(each)
    const parties = sql`unnest(${columnIn(table, 'winnerIds')} || ${columnIn(table, 'bidderIds')})`
    return [
      sql`select ${parties} as id from ${table} where ${isOf(sql`${columnIn(table, 'projectCode')}`, codes)}`,
      sql`select ${parties} as id from ${table} where ${isOf(sql`${columnIn(table, WORK_TITLE)}`, titles)}`,
    ]
  })
  return sql`select ${company.kind}::text, id from (${sql.join(parts, sql` union `)}) named where id is not null`
}
