import { findKind, type RecordKind } from '@zhushutong/domain/records'
import { and, eq, getTableName, notInArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Queryable, readRows, type Tx } from '../../platform/db'
import type { Reader } from '../schema/reader'
import { tableOf } from '../schema/tables'
import type { TokenGroup } from '../schema/tsquery'
import { maintainRecentIndexes, RECENT_NAMES, type RecentPart, recentPartsIn } from './recent-index'
import { recordGrams } from './token-stats.table'

/** Tokens in fewer records are not stored: they are rare enough for an index lookup. */
const WORTH_COUNTING = 50
/** The number of records above which only a sample is counted. */
const SAMPLED_FROM = 400_000
/** The name of the number of records that were written since the last count; no token of this length lacks a colon. */
const WRITTEN = 'written since the last count'
/** The share of written records that is worth a new count. Each count reads the whole table. */
const DRIFT = 1 / 100

const nameOf = ({ tokens, prefix }: TokenGroup) => (prefix ? tokens.map((t) => `${t}*`) : [...tokens])

export interface TokenStats {
  /** All records of the kind at the last count; 0 before the first. */
  readonly all: number
  /** The recent parts with an index of their own, the smallest first. */
  readonly recent: readonly RecentPart[]
  /** An upper bound of the records that meet the group. */
  of(group: TokenGroup): number
}

export async function readTokenStats(
  reader: Reader,
  kind: string,
  groups: readonly TokenGroup[],
): Promise<TokenStats> {
  const tokens = ['', ...RECENT_NAMES, ...groups.flatMap(nameOf)]
  const { token, count } = recordGrams
  // One list, so that any number of tokens makes the same statement; prepared, as every search begins with it.
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
    recent: recentPartsIn(counts),
    of: (group) => nameOf(group).reduce((sum, token) => sum + (counts.get(token) ?? 0), 0),
  }
}

/** Adds to the number of records of a kind that were written since its last count. */
export async function addWritten(
  tx: Pick<Queryable, 'execute'>,
  { kind }: RecordKind,
  records: number,
): Promise<void> {
  await tx.execute(sql`
    insert into ${recordGrams} (kind, token, count) values (${kind}, ${WRITTEN}, ${records})
    on conflict (kind, token) do update set count = ${recordGrams}.count + excluded.count`)
}

interface Drift {
  readonly kind: string
  readonly all: number | null
  readonly written: number
}

/**
 * Recounts the tokens of the kinds of which many records were written since the last count.
 * @param leastShare 0 to recount after any change
 */
export async function recountTokens(tx: Tx, leastShare: number = DRIFT): Promise<void> {
  const drifts = await readRows<Drift>(
    tx,
    sql`select w.kind, w.count as written,
        (select g.count from ${recordGrams} g where g.kind = w.kind and g.token = '') as all
      from ${recordGrams} w where w.token = ${WRITTEN}`,
  )
  for (const { kind: name, all, written } of drifts) {
    const kind = findKind(name)
    if (kind && written >= (all ?? 0) * leastShare) await countTokens(tx, kind, tableOf(kind))
  }
}

/** Recounts the tokens of a kind and maintains the indexes of its recent records; called after a seed or an import. */
export async function countTokens(tx: Tx, kind: RecordKind, table: PgTable): Promise<void> {
  const [row] = await readRows<{ n: number }>(tx, sql`select count(*)::int as n from ${table}`)
  const all = row?.n ?? 0
  const share = all > SAMPLED_FROM ? SAMPLED_FROM / 2 / all : 1
  const sample = share < 1 ? ` tablesample system (${share * 100})` : ''
  const statement = `select tokens from ${getTableName(table)}${sample}`
  await tx
    .delete(recordGrams)
    .where(and(eq(recordGrams.kind, kind.kind), notInArray(recordGrams.token, RECENT_NAMES)))
  await tx.insert(recordGrams).values({ kind: kind.kind, token: '', count: all })
  await tx.execute(sql`
    with words as (
      select word, (ndoc / ${share}::float8)::bigint as n from ts_stat(${statement})
    ), counted as (
      select word as token, n from words
      union all
      select left(word, 1) || '*', least(sum(n), ${all}) from words where word not like ':%' group by 1
    )
    insert into record_grams (kind, token, count)
    select ${kind.kind}, token, n from counted where n >= ${WORTH_COUNTING}`)
  await maintainRecentIndexes(tx, kind, table, all)
}
