import type { RecordKind } from '@zhushutong/domain/records'
import { and, eq, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type postgres from 'postgres'
import { recordGrams } from './gram.table'
import { keepNewest, NEWEST_NAMES, type Newest, newestIn } from './newest'
import type { Reader } from './reader'
import type { TokenGroup } from './tsquery'

/** Tokens in fewer records than this are not counted: they are rare enough to be looked up at once. */
const WORTH_COUNTING = 50
/** From this many records on, a sample is counted. */
const SAMPLED_FROM = 400_000

const nameOf = ({ tokens, prefix }: TokenGroup) => (prefix ? tokens.map((t) => `${t}*`) : [...tokens])

export interface Frequencies {
  /** All records of the kind, as of the last count; 0 when never counted. */
  readonly all: number
  /** The newest of them that have an index of their own, the smallest part first. */
  readonly newest: readonly Newest[]
  /** At most so many records meet the group. */
  of(group: TokenGroup): number
}

export const readFrequencies = async (
  reader: Reader,
  kind: string,
  groups: readonly TokenGroup[],
): Promise<Frequencies> => {
  const tokens = ['', ...NEWEST_NAMES, ...groups.flatMap(nameOf)]
  const { token, count } = recordGrams
  // One list, so that it is one statement however many there are; prepared, as every search begins with it.
  const isWanted = sql`${token} = any(${sql.param(tokens)}::text[])`
  const rows = await reader
    .select({ token, count })
    .from(recordGrams)
    .where(and(eq(recordGrams.kind, kind), isWanted))
    .prepare('frequencies')
    .execute()
  const counts = new Map(rows.map((row) => [row.token, row.count]))
  return {
    all: counts.get('') ?? 0,
    newest: newestIn(counts),
    of: (group) => nameOf(group).reduce((sum, token) => sum + (counts.get(token) ?? 0), 0),
  }
}

/** Counts the tokens of a kind anew, and keeps the index of its newest in shape; after a seed or an import. */
export const countTokens = async (
  tx: postgres.ISql<{ bigint: number }>,
  kind: RecordKind,
  table: PgTable,
): Promise<void> => {
  const name = getTableName(table)
  const [row] = await tx.unsafe<{ n: number }[]>(`select count(*)::int as n from ${name}`)
  const all = row?.n ?? 0
  const share = all > SAMPLED_FROM ? SAMPLED_FROM / 2 / all : 1
  const sample = share < 1 ? ` tablesample system (${share * 100})` : ''
  await tx`delete from record_grams where kind = ${kind.kind} and token <> all(${NEWEST_NAMES})`
  await tx`insert into record_grams (kind, token, count) values (${kind.kind}, '', ${all})`
  await tx.unsafe(
    `with words as (
       select word, (ndoc / ${share})::bigint as n from ts_stat('select tokens from ${name}${sample}')
     ), counted as (
       select word as token, n from words
       union all
       select left(word, 1) || '*', least(sum(n), ${all}) from words where word not like ':%' group by 1
     )
     insert into record_grams (kind, token, count)
     select $1, token, n from counted where n >= ${WORTH_COUNTING}`,
    [kind.kind],
  )
  await keepNewest(tx, kind, table, all)
}
