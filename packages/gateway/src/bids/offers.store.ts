import { company, tender, winning } from '@zhushutong/domain/records'
import type { Bidder, OfferRow } from '@zhushutong/domain/relations'
import { listNames } from '@zhushutong/domain/statements'
import { type SQL, sql } from 'drizzle-orm'
import { readRows } from '../platform/db'
import { cnyAmount, columnIn, isCny, type Reader, tableOf, trustedCurrency } from '../records'
import type { StoredBid } from './bids.store'

type Cells = Partial<OfferRow>

/** A notice of a work as lists show it; amounts in fen, null in another currency than CNY; times in ms. */
export interface ShownNotice {
  readonly id: string
  readonly name: string
  readonly ownerName: string | null
  readonly amount: number | null
  readonly discountRate: string | null
  readonly openedAt: number | null
  readonly sourcePlatform: string | null
  readonly collectedAt: number | null
  readonly checkedAt: number | null
  /** The rows of its tables of bids, which only a viewer with the right to prices may see. */
  readonly rows: readonly OfferRow[]
}

interface StoredNotice extends Omit<ShownNotice, 'rows'> {
  readonly tables: ReadonlyArray<readonly Cells[] | null>
}

const results = (key: string) => columnIn(tableOf(winning), key)
const notices = (key: string) => columnIn(tableOf(tender), key)
const ms = (time: SQL) => sql`(extract(epoch from ${time}) * 1000)::float8`

/** The winner of a result as a row of bids; the partners bid together with it. */
const WINNER = sql`jsonb_build_array(jsonb_build_object('companyId', ${results('companyId')},
  'companyName', concat_ws('、', ${results('companyName')}, ${results('partnerNames')}), 'price', ${results('winningAmount')}))`

/** The awards of a notice as rows of bids. */
const AWARDED = sql`(select jsonb_agg(award || jsonb_build_object('price', award->'amount'))
  from jsonb_array_elements(${notices('awards')}) as award)`

const SIDES = [
  {
    table: tableOf(winning),
    of: results,
    name: results('projectName'),
    discount: sql`${results('discountRate')}`,
    opened: results('openedAt'),
    tables: sql`jsonb_build_array(${results('openings')}, ${results('candidates')}, ${WINNER})`,
  },
  {
    table: tableOf(tender),
    of: notices,
    name: notices('engineeringName'),
    discount: sql`null::text`,
    opened: notices('openingTime'),
    tables: sql`jsonb_build_array(${notices('candidates')}, ${AWARDED})`,
  },
]

/** The notices of bids, by id. */
export async function readShownNotices(
  reader: Reader,
  bids: readonly StoredBid[],
): Promise<ReadonlyMap<string, ShownNotice>> {
  const ids = bids.flatMap((bid) => bid.notices.map(({ id }) => id))
  if (ids.length === 0) return new Map()
  const wanted = sql`(select ${sql.param(ids)}::text[])::text[]`
  const parts = SIDES.map(({ table, of, name, discount, opened, tables }) => {
    const trusted = trustedCurrency(of('currency'), of('doubts'), 'winningAmount')
    const shown = sql`case when ${isCny(of('currency'))} then ${tables} else '[]' end`
    return sql`select ${of('id')} as id, coalesce(${name}, '') as name, ${of('ownerUnitName')} as "ownerName",
      ${cnyAmount(sql`${of('winningAmount')}::float8`, trusted)} as amount, ${discount} as "discountRate",
      ${ms(sql`${opened}`)} as "openedAt", ${of('sourcePlatform')} as "sourcePlatform",
      ${ms(sql`${of('collectedAt')}`)} as "collectedAt", ${ms(sql`${of('checkedAt')}`)} as "checkedAt", ${shown} as tables
      from ${table} where ${of('id')} = any(${wanted})`
  })
  const rows = await readRows<StoredNotice>(reader, sql.join(parts, sql` union all `))
  return new Map(
    rows.map(({ tables, ...notice }) => [
      notice.id,
      { ...notice, rows: tables.flatMap((rows) => (rows ?? []).map(rowOf)) },
    ]),
  )
}

const rowOf = ({ companyId = null, companyName = null, rank = null, price = null }: Cells): OfferRow => ({
  companyId,
  companyName,
  rank,
  price,
})

/** The rows of all notices of a bid, in the order of the notices. */
export function listOfferRows(
  { notices: all }: StoredBid,
  shown: ReadonlyMap<string, ShownNotice>,
): readonly OfferRow[] {
  return all.flatMap(({ id }) => shown.get(id)?.rows ?? [])
}

/** A company with its names; without names if it is unknown. */
export async function readBidder(reader: Reader, id: string): Promise<Bidder> {
  const table = tableOf(company)
  const [row] = await readRows<{ readonly name: string; readonly formerNames: string | null }>(
    reader,
    sql`select ${columnIn(table, 'name')} as name, ${columnIn(table, 'formerNames')} as "formerNames" from ${table}
      where ${columnIn(table, 'id')} = ${id}`,
  )
  return { id, names: row ? listNames(row) : [] }
}
