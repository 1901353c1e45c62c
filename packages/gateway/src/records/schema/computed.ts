import { type CreditEntry, judgeCredit } from '@zhushutong/domain/credit-verdict'
import { dayOf } from '@zhushutong/domain/formatting'
import { credit } from '@zhushutong/domain/records'
import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { columnIn } from './record-table'
import { tableOf } from './tables'

/** What the verdict is judged of; empty where there is no credit record. */
interface CreditFacts {
  readonly isChecked?: boolean
  readonly entries?: readonly CreditEntry[] | null
}

const factsOf = (value: unknown): CreditFacts =>
  typeof value === 'string' ? (JSON.parse(value) as CreditFacts) : ((value ?? {}) as CreditFacts)

/** Each computed column of companies, of the credit record with the company's id (CRD-01). */
const JUDGED: Readonly<Record<string, (facts: CreditFacts, today: string) => string>> = {
  creditVerdict: (facts, today) => verdictOf(facts, today).grade,
  creditSummary: (facts, today) => verdictOf(facts, today).title,
  creditReason: (facts, today) => verdictOf(facts, today).reason,
}

const verdictOf = ({ isChecked, entries }: CreditFacts, today: string) =>
  judgeCredit(isChecked ? (entries ?? []) : null, today)

// Written with its table: the query builder leaves the name out where a statement reads one table.
const qualified = (table: PgTable, key: string): SQL =>
  sql`${sql.identifier(getTableName(table))}.${sql.identifier(columnIn(table, key).name)}`

/** A computed column of a record in `table`, judged on the day of `now` (ms). */
export function computedColumn(table: PgTable, key: string, now: number): SQL {
  const judge = JUDGED[key]
  if (!judge) throw new Error(`${getTableName(table)} has no computed column ${key}`)
  const from = tableOf(credit)
  const today = dayOf(now)
  return sql`coalesce((select jsonb_build_object('isChecked', ${qualified(from, 'creditCount')} is not null,
    'entries', ${qualified(from, 'entries')}) from ${from} where ${qualified(from, 'id')} = ${qualified(table, 'id')}
    ), '{}'::jsonb)`.mapWith((value: unknown) => judge(factsOf(value), today))
}
