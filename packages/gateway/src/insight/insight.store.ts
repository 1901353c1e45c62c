import { findMissingRequirement, type Viewer } from '@zhushutong/domain/access'
import {
  buildCompanyInsight,
  maxShownRelations,
  RELATION_TYPES,
  type Relation,
  type RelationType,
  relationPeriod,
} from '@zhushutong/domain/relations'
import type { contract, RequestOf, ResultOf } from '@zhushutong/sdk/contract'
import { sql } from 'drizzle-orm'
import { readBids } from '../bids'
import { type Database, momentSql, readRows } from '../platform/db'
import { type Reader, type TimedOut, withinTime } from '../records'
import { readLatestBids } from './latest-bids'
import { readNames } from './names.store'

const MAX_NEWS = 5

const readNews = (reader: Reader, name: string, now: number) =>
  readRows<{ id: string; title: string; releaseTime: number }>(
    reader,
    sql`
    select id, title, (extract(epoch from released_at) * 1000)::float8 as "releaseTime" from notices
    where type = 'new' and released_at <= ${momentSql(now)}
      and (position(${name} in title) > 0 or position(${name} in body) > 0)
    order by released_at desc limit ${MAX_NEWS}`,
  )

type Shown = ResultOf<typeof contract.insight.company>
type CompanyRequest = RequestOf<typeof contract.insight.company>

/** Extra relations, because an organisation may have been deleted since and then has no name. */
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

/** Computes the relations of a company from its bids, limited to what the reader may see (ACC-02, REL-05). */
export function readCompanyInsight(database: Database) {
  return async (
    id: string,
    viewer: Viewer,
    now: number,
    { years = null }: { readonly years?: CompanyRequest['years'] | null } = {},
  ): Promise<Shown | { readonly error: 'not-found' } | TimedOut> =>
    withinTime(database, async (reader) => {
      const name = (await readNames(reader, [id])).get(id)
      if (name === undefined) return { error: 'not-found' as const }
      const period = relationPeriod(years, now)
      const bids = await readBids(reader, id, { period })
      const { relations, ...figures } = buildCompanyInsight(id, bids)
      const firsts = (role: RelationType) => relations[role].slice(0, maxShownRelations(viewer) + SPARE)
      const names = await readNames(
        reader,
        RELATION_TYPES.flatMap((role) => firsts(role).map((r) => r.id)),
      )
      const of = (role: RelationType) =>
        shownOf({ total: relations[role].length, first: firsts(role) }, names, viewer)
      return {
        id,
        name,
        from: period?.from ?? null,
        to: period?.to ?? null,
        ...figures,
        ...(await readLatestBids(reader, id, bids, viewer)),
        owner: of('owner'),
        agency: of('agency'),
        partner: of('partner'),
        competitor: of('competitor'),
        news: await readNews(reader, name, now),
      } as Shown
    })
}
