import { findKind, winning } from '@zhushutong/domain/records'
import type { Bid } from '@zhushutong/domain/relations'
import { and, type SQL, sql } from 'drizzle-orm'
import { readRows } from '../platform/db'
import {
  cnyAmount,
  columnIn,
  isDoubted,
  type Reader,
  tableOf,
  tokenCondition,
  trustedCurrency,
} from '../records'

/** Maximum number of bids read, the newest first; only the largest companies have more. */
const MAX_BIDS = 5_000

/** Days are YYYY-MM-DD, both included. */
export interface Period {
  readonly from: string
  readonly to: string
}

const RESULTS = tableOf(winning)
const of = (key: string) => columnIn(RESULTS, key)

const tokensOf = (id: string, filters: readonly string[]) => ({
  tokens: filters.map((filter) => `:${filter}:${id}`),
})

const isIn = (period: Period | null): SQL | undefined =>
  period === null ? undefined : sql`${of('awardedOn')} between ${period.from}::date and ${period.to}::date`

/** A bid result in the form used for relations, with its id. */
export type StoredBid = Bid & { readonly id: string }

/**
 * The results in which a company won or bid, newest first (REL-01, REL-05).
 * @param other limits the results to those in which this organisation takes part too
 */
export async function readBids(
  reader: Reader,
  id: string,
  { period, other }: { readonly period: Period | null; readonly other?: string },
): Promise<StoredBid[]> {
  const tokens = [
    tokensOf(id, ['company', 'bidder']),
    ...(other === undefined ? [] : [tokensOf(other, ['company', 'bidder', 'owner', 'agency'])]),
  ]
  const rows = await readRows<StoredBid>(
    reader,
    sql`
    select ${of('id')} as id, ${of('winnerIds')} as "winnerIds", ${of('bidderIds')} as "bidderIds",
      ${of('ownerId')} as "ownerId", ${of('agencyId')} as "agencyId", ${of('awardedOn')}::text as "awardedOn",
      ${of('region')} as region, ${cnyAmount(sql`${of('winningAmount')}::float8`, trustedCurrency(of('currency'), of('doubts'), 'winningAmount'))} as amount,
      ${of('winningAmount')} is null as "isUnpriced",
      coalesce(${isDoubted(of('doubts'), 'winningAmount')}, false) as "isDoubted"
    from ${RESULTS} where ${and(tokenCondition(RESULTS, tokens), isIn(period))}
    order by ${of('awardedOn')} desc nulls last, ${of('id')} limit ${MAX_BIDS}`,
  )
  return rows.map((row) => ({ ...row, winnerIds: row.winnerIds ?? [], bidderIds: row.bidderIds ?? [] }))
}

/** Kinds with cids as ids: an owner may be a company or a public institution. */
const NAMED = ['company', 'owner', 'agency'].flatMap((name) => findKind(name) ?? [])

export async function readNames(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const wanted = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const parts = NAMED.map((kind) => {
    const table = tableOf(kind)
    const [id, name] = [columnIn(table, 'id'), columnIn(table, kind.title)]
    return sql`select ${id} as id, ${name} as name from ${table} where ${id} in (${wanted})`
  })
  const rows = await readRows<{ id: string; name: string }>(reader, sql.join(parts, sql` union `))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
