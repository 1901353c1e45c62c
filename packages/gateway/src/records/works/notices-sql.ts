import { tender, winning } from '@zhushutong/domain/records'
import { type SQL, sql } from 'drizzle-orm'
import { trustedCurrency } from '../schema/cny'
import { columnIn } from '../schema/record-table'
import { tableOf } from '../schema/tables'
import { WORK_TITLE } from '../schema/work-title'
import { tokenCondition } from '../search/predicates'

/** Days are YYYY-MM-DD, both included. */
export interface Period {
  readonly from: string
  readonly to: string
}

const results = (key: string) => columnIn(tableOf(winning), key)
const notices = (key: string) => columnIn(tableOf(tender), key)

/** True for a notice of an award, which names winners or is of that type. */
const IS_AWARD = sql`(coalesce(cardinality(${notices('winnerIds')}), 0) > 0
  or ${notices('noticeType')} is not distinct from 'award')`

/** Columns of both kinds in the same order and under the same names; `place` is 1 for results, 2 for awards. */
const SIDES = [
  {
    kind: winning,
    roles: ['company', 'bidder'],
    columns: {
      id: results('id'),
      place: sql`1`,
      project_code: results('projectCode'),
      section_code: results('sectionCode'),
      work_title: results(WORK_TITLE),
      owner: results('ownerId'),
      owner_name: results('ownerUnitName'),
      agency: results('agencyId'),
      region: results('region'),
      type: results('engineeringType'),
      winners: sql`coalesce(${results('winnerIds')}, '{}')`,
      bidders: sql`coalesce(${results('bidderIds')}, '{}')`,
      consortia: results('consortia'),
      award: results('winningAmount'),
      currency: trustedCurrency(results('currency'), results('doubts'), 'winningAmount'),
      control: results('budgetAmount'),
      control_currency: trustedCurrency(results('currency'), results('doubts'), 'budgetAmount'),
      day: results('awardedOn'),
      bid_count: results('bidCount'),
    },
  },
  {
    kind: tender,
    roles: ['winner', 'bidder'],
    columns: {
      id: notices('id'),
      place: sql`case when ${IS_AWARD} then 2 else 3 end`,
      project_code: notices('projectCode'),
      section_code: notices('sectionCode'),
      work_title: notices(WORK_TITLE),
      owner: notices('ownerId'),
      owner_name: notices('ownerUnitName'),
      agency: notices('agencyId'),
      region: notices('region'),
      type: notices('engineeringType'),
      winners: sql`coalesce(${notices('winnerIds')}, '{}')`,
      bidders: sql`coalesce(${notices('bidderIds')}, '{}')`,
      consortia: notices('consortia'),
      award: notices('winningAmount'),
      currency: trustedCurrency(notices('currency'), notices('doubts'), 'winningAmount'),
      control: notices('buggetAmount'),
      control_currency: trustedCurrency(notices('currency'), notices('doubts'), 'buggetAmount'),
      day: sql`case when ${IS_AWARD} then coalesce(${notices('awardedOn')}, ${notices('publicityTime')})
        else ${notices('publicityTime')} end`,
      bid_count: sql`null::int`,
    },
  },
] as const

type Side = (typeof SIDES)[number]

/** Columns by which notices are of one work. */
const keysOf = ({ columns: { id, project_code, work_title } }: Side) =>
  sql`${id} as id, ${project_code} as project_code, ${work_title} as work_title`

/** The most notices that name a company and are read, the newest of each kind; only the largest have more. */
const MAX_NAMED = 5_000

const selectNamed = (side: Side, tokens: readonly string[]): SQL => sql`
  (select ${keysOf(side)} from ${tableOf(side.kind)} where ${tokenCondition(tableOf(side.kind), [{ tokens }])}
  order by ${side.columns.day} desc nulls last, ${side.columns.id} limit ${MAX_NAMED})`

/** The notices that share a column with the rows of `from`; tenders that name no bidder state no bid. */
const selectSharing = (from: SQL, key: 'project_code' | 'work_title'): SQL => {
  const parts = SIDES.map((side) => {
    const namesBidders = side.kind === tender ? sql`and ${notices('bidderIds')} is not null` : sql``
    return sql`select ${keysOf(side)} from ${tableOf(side.kind)} where ${side.columns[key]} in
      (select ${sql.identifier(key)} from ${from} where ${sql.identifier(key)} is not null) ${namesBidders}`
  })
  return sql.join(parts, sql` union `)
}

const selectFull = ({ kind, columns }: Side): SQL => {
  const selected = Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`)
  return sql`select ${sql.join(selected, sql`, `)} from ${tableOf(kind)} where ${columns.id} in (select id from related)`
}

/** The subqueries from `naming`, rows of notices, up to `notices`: those and the other ones of the same works (DAT-50). */
const withOthersOfWorks = (naming: SQL): SQL => sql`
    naming as (${naming}),
    of_code as (select * from naming union ${selectSharing(sql`naming`, 'project_code')}),
    of_title as (select * from of_code union ${selectSharing(sql`of_code`, 'work_title')}),
    related as (select * from of_title union ${selectSharing(sql`of_title`, 'project_code')}),
    notices as (${sql.join(SIDES.map(selectFull), sql` union all `)})`

/**
 * The notices of the works for which a company made a bid, as subqueries up to `notices`: those that name it, and the
 * other ones of the same works, by project code or title (DAT-50).
 */
export function noticesOf(companyId: string): SQL {
  const named = SIDES.map((side) =>
    selectNamed(
      side,
      side.roles.map((role) => `:${role}:${companyId}`),
    ),
  )
  return withOthersOfWorks(sql.join(named, sql` union `))
}

/** The notices of the works of these tenders: they and the other ones that name bidders, as subqueries up to `notices`. */
export function noticesBeside(tenderIds: readonly string[]): SQL {
  const [, notice] = SIDES
  const wanted = sql`(select ${sql.param(tenderIds)}::text[])::text[]`
  return withOthersOfWorks(
    sql`select ${keysOf(notice)} from ${tableOf(tender)} where ${notice.columns.id} = any(${wanted})`,
  )
}

const namesBidders = ({ columns: { winners, bidders } }: Side): SQL =>
  sql`cardinality(${winners} || ${bidders}) > 0`

/** The notices with these ids that name bidders, and the other ones of the same works, as subqueries up to `notices`. */
export function noticesAmong(isAsked: (kind: string, id: SQL) => SQL): SQL {
  const asked = SIDES.map(
    (side) => sql`select ${keysOf(side)} from ${tableOf(side.kind)}
      where ${isAsked(side.kind.kind, sql`${side.columns.id}`)} and ${namesBidders(side)}`,
  )
  return withOthersOfWorks(sql.join(asked, sql` union `))
}

/** Notices with all tokens of a list; of each kind the newest `most` are read. */
interface NewestNotices {
  readonly tokens: readonly string[]
  readonly most: number
}

/** The newest notices of these lists in a period, and the other ones of the same works, as subqueries up to `notices`. */
export function newestNotices(lists: readonly NewestNotices[], { from, to }: Period): SQL {
  const parts = SIDES.flatMap((side) =>
    lists.map(({ tokens, most }) => {
      const groups = tokens.map((token) => ({ tokens: [token] }))
      return sql`(select ${keysOf(side)} from ${tableOf(side.kind)}
        where ${tokenCondition(tableOf(side.kind), groups)} and ${namesBidders(side)}
          and ${side.columns.day} between ${from}::date and ${to}::date
        order by ${side.columns.day} desc, ${side.columns.id} limit ${most})`
    }),
  )
  return withOthersOfWorks(sql.join(parts, sql` union `))
}

/**
 * The results with all of these tokens in a period of days, and the notices with them or of the same works, as
 * subqueries up to `notices`.
 */
export function noticesWith(tokens: readonly string[], { from, to }: Period): SQL {
  const groups = tokens.map((token) => ({ tokens: [token] }))
  const [ofResults, ofNotices] = SIDES.map((side) => {
    const condition = tokens.length === 0 ? sql`true` : tokenCondition(tableOf(side.kind), groups)
    return sql`${condition} and ${side.columns.day} between ${from}::date and ${to}::date`
  })
  const [result, notice] = SIDES
  const key = (name: 'project_code' | 'work_title') =>
    sql`select ${notice.columns.id} as id from ${tableOf(tender)} where ${notices('bidderIds')} is not null
      and ${notice.columns[name]} in (select ${sql.identifier(name)} from asked where ${sql.identifier(name)} is not null)`
  return sql`
    asked as (select ${keysOf(result)} from ${tableOf(winning)} where ${ofResults}),
    related as (select id from asked
      union select ${notice.columns.id} from ${tableOf(tender)} where ${notices('bidderIds')} is not null and ${ofNotices}
      union ${key('project_code')} union ${key('work_title')}),
    notices as (${sql.join(SIDES.map(selectFull), sql` union all `)})`
}
