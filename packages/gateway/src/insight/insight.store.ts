import { findMissingRequirement, type Viewer } from '@zhushutong/domain/access'
import { findKind, winning } from '@zhushutong/domain/records'
import {
  type Bid,
  buildCompanyInsight,
  GRAPH_ROLES,
  maxShownRelations,
  type Relation,
  type RelationType,
} from '@zhushutong/domain/relations'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { sql } from 'drizzle-orm'
import { type Database, readRows } from '../platform/db'
import {
  cnyAmount,
  columnIn,
  type Reader,
  type TimedOut,
  tableOf,
  tokenCondition,
  withinTime,
} from '../records'

/** Only this many of the newest bids are read; far more than all but the largest companies have. */
const MAX_BIDS = 5_000

const bidTokens = (id: string) => [{ tokens: ['company', 'bidder'].map((filter) => `:${filter}:${id}`) }]

const readBids = async (reader: Reader, id: string): Promise<Bid[]> => {
  const table = tableOf(winning)
  const of = (key: string) => columnIn(table, key)
  const rows = await readRows<Bid>(
    reader,
    sql`
    select ${of('winnerIds')} as "winnerIds", ${of('bidderIds')} as "bidderIds", ${of('ownerId')} as "ownerId",
      ${of('agencyId')} as "agencyId", ${of('awardedOn')}::text as "awardedOn", ${of('region')} as region,
      ${cnyAmount(sql`${of('winningAmount')}::float8`, of('currency'))} as amount
    from ${table} where ${tokenCondition(table, bidTokens(id))}
    order by ${of('awardedOn')} desc nulls last limit ${MAX_BIDS}`,
  )
  return rows.map((row) => ({ ...row, winnerIds: row.winnerIds ?? [], bidderIds: row.bidderIds ?? [] }))
}

/** Kinds with cids as ids: an owner may be a company or a public institution. */
const NAMED = ['company', 'owner', 'agency'].flatMap((name) => findKind(name) ?? [])

/** Reads names of companies, owners and agencies by cid. */
const readNames = async (reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
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

const MAX_NEWS = 5

const readNews = (reader: Reader, name: string, now: number) =>
  readRows<{ id: string; title: string; releaseTime: number }>(
    reader,
    sql`
    select id, title, (extract(epoch from released_at) * 1000)::float8 as "releaseTime" from notices
    where type = 'new' and released_at <= ${new Date(now).toISOString()}
      and (position(${name} in title) > 0 or position(${name} in body) > 0)
    order by released_at desc limit ${MAX_NEWS}`,
  )

type Shown = ResultOf<typeof contract.insight.company>

/** More than are shown: some may have been deleted since, and have no name. */
const SPARE = 5

const shownOf = (
  { total, first }: { readonly total: number; readonly first: readonly Relation[] },
  names: ReadonlyMap<string, string>,
  viewer: Viewer,
): Shown['owner'] => {
  const shown = maxShownRelations(viewer)
  const named = first.flatMap(({ type: _type, ...relation }) => {
    const name = names.get(relation.id)
    return name === undefined ? [] : [{ ...relation, name }]
  })
  return {
    total,
    records: named.slice(0, shown),
    opensBy: total > shown ? findMissingRequirement(viewer, 'svip') : null,
  }
}

/** Computes the relations of a company from its bids, limited to what the reader may see (ACC-02). */
export function readCompanyInsight(database: Database) {
  return async (
    id: string,
    viewer: Viewer,
    now: number,
  ): Promise<Shown | { readonly error: 'not-found' } | TimedOut> =>
    withinTime(database, async (reader) => {
      const name = (await readNames(reader, [id])).get(id)
      if (name === undefined) return { error: 'not-found' as const }
      const { relations, ...figures } = buildCompanyInsight(id, await readBids(reader, id))
      const firsts = (role: RelationType) => relations[role].slice(0, maxShownRelations(viewer) + SPARE)
      const names = await readNames(
        reader,
        GRAPH_ROLES.flatMap((role) => firsts(role).map((r) => r.id)),
      )
      const of = (role: RelationType) =>
        shownOf({ total: relations[role].length, first: firsts(role) }, names, viewer)
      return {
        id,
        name,
        ...figures,
        owner: of('owner'),
        agency: of('agency'),
        partner: of('partner'),
        competitor: of('competitor'),
        news: await readNews(reader, name, now),
      } as Shown
    })
}
