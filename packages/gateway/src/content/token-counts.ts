import { divisionsBelow, shortName } from '@zhushutong/domain/divisions'
import type { RecordKind } from '@zhushutong/domain/records'
import { getTableName } from 'drizzle-orm'
import type { Connection } from '../db'
import { tableOf } from '../records'

type Sql = Connection['sql']

export interface Counted {
  readonly key: string
  readonly label: string
  readonly count: number
}

interface Choice {
  readonly value: string
  readonly label: string
}

/**
 * How many records each value of a filter finds, most first, without those that find none. Frequent values were
 * counted when the records were last written (record_grams); the rare ones are looked up by the index.
 */
const countsOf = async (sql: Sql, kind: RecordKind, key: string, choices: readonly Choice[]) => {
  const tokenOf = ({ value }: Choice) => `:${key}:${value}`
  const rows = await sql<{ token: string; count: number }[]>`
    select token, count::int as count from record_grams
    where kind = ${kind.kind} and token = any(${choices.map(tokenOf)})`
  const known = new Map(rows.map((row) => [row.token, row.count]))
  const look = async (token: string): Promise<number> => {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from ${sql(getTableName(tableOf(kind)))}
      where tokens @@ ${`'${token}'`}::tsquery`
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

/** The records of a kind by the values that one of its filters offers, most first. */
export const optionCounts = (sql: Sql, kind: RecordKind, key: string): Promise<Counted[]> => {
  const filter = kind.filters.find((f) => f.key === key)
  return countsOf(sql, kind, key, filter && 'options' in filter ? filter.options : [])
}

/** The records of a kind by province, most first. */
export const provinceCounts = (sql: Sql, kind: RecordKind): Promise<Counted[]> => {
  const provinces = divisionsBelow('000000').map(({ code, name }) => ({
    value: code,
    label: shortName(name),
  }))
  return countsOf(sql, kind, 'region', provinces)
}
