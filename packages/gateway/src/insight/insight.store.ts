import { openingFor, type Viewer } from '@zhushutong/domain/access'
import { kindNamed, winning } from '@zhushutong/domain/records'
import {
  type Bid,
  GRAPH_ROLES,
  insightOf,
  type Relation,
  type RelationType,
  relationsShown,
} from '@zhushutong/domain/relations'
import type { contract, ResultOf } from '@zhushutong/sdk/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../db'
import { columnIn, type Reader, tableOf, tokenCondition, withinTime } from '../records'

/** Bids are looked at up to so many, the newest; far more than any but the largest companies have. */
const MOST_BIDS = 5_000

const bidTokens = (id: string) => [{ tokens: ['company', 'bidder'].map((filter) => `:${filter}:${id}`) }]

const bidsOf = async (reader: Reader, id: string): Promise<Bid[]> => {
  const table = tableOf(winning)
  const of = (key: string) => columnIn(table, key)
  const rows = await reader.execute<Bid & Record<string, unknown>>(sql`
    select ${of('winnerIds')} as "winnerIds", ${of('bidderIds')} as "bidderIds", ${of('ownerId')} as "ownerId",
      ${of('agencyId')} as "agencyId", ${of('awardedOn')}::text as "awardedOn", ${of('region')} as region,
      case when coalesce(${of('currency')}, 'CNY') = 'CNY' then ${of('winningAmount')}::float8 end as amount
    from ${table} where ${tokenCondition(table, bidTokens(id))}
    order by ${of('awardedOn')} desc nulls last limit ${MOST_BIDS}`)
  return rows.map((row) => ({ ...row, winnerIds: row.winnerIds ?? [], bidderIds: row.bidderIds ?? [] }))
}

/** Kinds whose ids are cids: an owner may be a company or a public unit. */
const NAMED = ['company', 'owner', 'agency'].flatMap((name) => kindNamed(name) ?? [])

/** Names of companies, owners and agencies by their cids. */
const namesOf = async (reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
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
  const rows = await reader.execute<{ id: string; name: string }>(sql.join(parts, sql` union `))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const MOST_NEWS = 5

const newsOf = async (reader: Reader, name: string, now: number) => [
  ...(await reader.execute<{ id: string; title: string; releaseTime: number }>(sql`
    select id, title, (extract(epoch from released_at) * 1000)::float8 as "releaseTime" from notices
    where type = 'new' and released_at <= ${new Date(now).toISOString()}
      and (position(${name} in title) > 0 or position(${name} in body) > 0)
    order by released_at desc limit ${MOST_NEWS}`)),
]

type Shown = ResultOf<typeof contract.insight.company>

/** More than are shown: one may have been struck off since, and have no name. */
const SPARE = 5

const shownOf = (
  { total, first }: { readonly total: number; readonly first: readonly Relation[] },
  names: ReadonlyMap<string, string>,
  viewer: Viewer,
): Shown['owner'] => {
  const shown = relationsShown(viewer)
  const named = first.flatMap(({ type: _type, ...relation }) => {
    const name = names.get(relation.id)
    return name === undefined ? [] : [{ ...relation, name }]
  })
  return { total, records: named.slice(0, shown), opensBy: total > shown ? openingFor(viewer, 'svip') : null }
}

/** What the bids of a company tell of it, as much of it as its reader may see (ACC-02). */
export const companyInsight =
  (database: Database) =>
  async (
    id: string,
    viewer: Viewer,
    now: number,
  ): Promise<Shown | { readonly error: 'not-found' | 'timeout' }> =>
    withinTime(database, async (reader) => {
      const name = (await namesOf(reader, [id])).get(id)
      if (name === undefined) return { error: 'not-found' as const }
      const { relations, ...figures } = insightOf(id, await bidsOf(reader, id))
      const firsts = (role: RelationType) => relations[role].slice(0, relationsShown(viewer) + SPARE)
      const names = await namesOf(
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
        news: await newsOf(reader, name, now),
      } as Shown
    })
