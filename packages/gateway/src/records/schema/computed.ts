import { type CreditEntry, divideCredit, judgeCredit } from '@zhushutong/domain/credit-verdict'
import { dayOf } from '@zhushutong/domain/formatting'
import { credit } from '@zhushutong/domain/records'
import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { columnIn } from './record-table'
import { tableOf } from './tables'

/** The facts behind the verdict; empty without a credit record. */
interface CreditFacts {
  readonly isChecked?: boolean
  readonly entries?: readonly CreditEntry[] | null
  readonly counts?: Readonly<Record<string, number | null>>
}

const factsOf = (value: unknown): CreditFacts =>
  typeof value === 'string' ? (JSON.parse(value) as CreditFacts) : ((value ?? {}) as CreditFacts)

/** The counts that are divided into adverse and favourable ones. */
const COUNTED = ['sanctionCount', 'dishonestyCount', 'licensingCount', 'incentiveCount']

/** The functions of computed columns, applied to the credit record with the record's id (CRD-01, CRD-06). */
const JUDGED: Readonly<Record<string, (facts: CreditFacts, today: string) => string | number | null>> = {
  creditVerdict: (facts, today) => verdictOf(facts, today).grade,
  creditSummary: (facts, today) => verdictOf(facts, today).title,
  creditReason: (facts, today) => verdictOf(facts, today).reason,
  adverseCount: ({ counts = {} }) => divideCredit(counts).adverseCount,
  favourableCount: ({ counts = {} }) => divideCredit(counts).favourableCount,
}

const verdictOf = ({ isChecked, entries }: CreditFacts, today: string) =>
  judgeCredit(isChecked ? (entries ?? []) : null, today)

// Includes the table's name: the query builder omits it in statements on one table.
const qualified = (table: PgTable, key: string): SQL =>
  sql`${sql.identifier(getTableName(table))}.${sql.identifier(columnIn(table, key).name)}`

/** The SQL of a computed column of `table`, judged on the day of `now` (ms). */
export function computedColumn(table: PgTable, key: string, now: number): SQL {
  const judge = JUDGED[key]
  if (!judge) throw new Error(`${getTableName(table)} has no computed column ${key}`)
  const from = tableOf(credit)
  const today = dayOf(now)
  const facts = sql`jsonb_build_object('isChecked', ${qualified(from, 'creditCount')} is not null,
    'entries', ${qualified(from, 'entries')}, 'counts', jsonb_build_object(${sql.join(
      COUNTED.map((count) => sql`${sql.raw(`'${count}'`)}, ${qualified(from, count)}`),
      sql`, `,
    )}))`
  // A credit record uses its own facts; other records use the credit record with their id.
  const result =
    table === from
      ? facts
      : sql`coalesce((select ${facts} from ${from} where ${qualified(from, 'id')} = ${qualified(table, 'id')}),
    '{}'::jsonb)`
  return result.mapWith((value: unknown) => judge(factsOf(value), today))
}
