import type { Queryable } from '../../platform/db'
import { chargeOf, findOnSale, NO_PURCHASES } from './package.store'
import { REPORT_TYPE } from './price-list'

/** Prices in fen of the reports on sale at `now`, by package (DRP-01). They are the same for every buyer. */
export async function findReportPrices(orm: Queryable, now: number): Promise<ReadonlyMap<string, number>> {
  const rows = await findOnSale(orm, now, ({ vipTypeId }) => vipTypeId === REPORT_TYPE)
  return new Map(rows.map((row) => [row.id, chargeOf(row, NO_PURCHASES, null).fen]))
}
