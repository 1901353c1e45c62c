import { listDivisions, shortDivisionName } from '@zhushutong/domain/divisions'
import type { RecordKind } from '@zhushutong/domain/records'
import { sql } from 'drizzle-orm'
import { type Queryable, readRows } from '../platform/db'
import { tableOf } from '../records'

interface Counted {
  readonly key: string
  readonly label: string
  readonly count: number
}

interface Choice {
  readonly value: string
  readonly label: string
}

/**
 * Counts the records for each value of a filter, the most first, without empty ones. Counts of frequent values are
 * stored when records are written (record_grams); rare values are looked up by index.
 */
const countTokens = async (db: Queryable, kind: RecordKind, key: string, choices: readonly Choice[]) => {
  const tokenOf = ({ value }: Choice) => `:${key}:${value}`
  const rows = await readRows<{ token: string; count: number }>(
    db,
    sql`select token, count::int as count from record_grams
      where kind = ${kind.kind} and token = any(${sql.param(choices.map(tokenOf))}::text[])`,
  )
  const known = new Map(rows.map((row) => [row.token, row.count]))
  const look = async (token: string): Promise<number> => {
    const [row] = await readRows<{ count: number }>(
      db,
      sql`select count(*)::int as count from ${tableOf(kind)} where tokens @@ ${`'${token}'`}::tsquery`,
    )
    return row?.count ?? 0
  }
  const counted = await Promise.all(
    choices.map(async (choice): Promise<Counted> => {
      const token = tokenOf(choice)
      return { key: choice.value, label: choice.label, count: known.get(token) ?? (await look(token)) }
    }),
  )
  return counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
}

/** Counts the records of a kind for each option of a filter, the most first. */
export function countByOption(db: Queryable, kind: RecordKind, key: string): Promise<Counted[]> {
  const filter = kind.filters.find((f) => f.key === key)
  return countTokens(db, kind, key, filter && 'options' in filter ? filter.options : [])
}

/** Counts the records of a kind by province, the most first. */
export function countByProvince(db: Queryable, kind: RecordKind): Promise<Counted[]> {
  const provinces = listDivisions().map(({ code, name }) => ({
    value: code,
    label: shortDivisionName(name),
  }))
  return countTokens(db, kind, 'region', provinces)
}
