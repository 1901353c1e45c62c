import type { WorkOutcome } from '@zhushutong/domain/leads'
import { company, tender } from '@zhushutong/domain/records'
import { sql } from 'drizzle-orm'
import { readBidsOfTenders, type StoredBid } from '../bids'
import { readRows } from '../platform/db'
import { cnyAmount, columnIn, type Reader, tableOf, trustedCurrency } from '../records'

/** Columns of a tender beside its title; all are public. */
interface TenderFacts {
  readonly id: string
  readonly ownerUnitName: string | null
  /** fen; null in another currency, and while it is doubted */
  readonly amount: number | null
  /** ms */
  readonly deadline: number | null
}

const arrayOf = (ids: readonly string[]) => sql`(select ${sql.param(ids)}::text[])::text[]`

export async function readTenderFacts(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TenderFacts>> {
  if (ids.length === 0) return new Map()
  const table = tableOf(tender)
  const at = (key: string) => columnIn(table, key)
  const trusted = trustedCurrency(at('currency'), at('doubts'), 'buggetAmount')
  const rows = await readRows<TenderFacts>(
    reader,
    sql`
    select ${at('id')} as id, ${at('ownerUnitName')} as "ownerUnitName",
      ${cnyAmount(sql`${at('buggetAmount')}::float8`, trusted)} as amount,
      (extract(epoch from ${at('bidDeadline')}) * 1000)::float8 as deadline
    from ${table} where ${at('id')} = any(${arrayOf(ids)})`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The published result of a work with its winners. */
interface PublishedOutcome extends WorkOutcome {
  readonly winners: readonly { readonly companyId: string; readonly name: string }[]
  readonly resultModule: 'winning' | 'tender'
  readonly resultId: string
  /** YYYY-MM-DD */
  readonly awardedOn: string | null
}

/** The lots of a work that name a winner as one outcome; the lot that the company won leads. */
const mergeLots = (bids: readonly StoredBid[], companyId: string | null) => {
  const lots = bids.filter(({ winnerIds }) => winnerIds.length > 0)
  const lead = lots.find(({ winnerIds }) => winnerIds.some((id) => id === companyId)) ?? lots[0]
  if (!lead) return null
  return {
    winnerIds: [...new Set(lots.flatMap(({ winnerIds }) => winnerIds))],
    bidderIds: [...new Set(lots.flatMap(({ bidderIds }) => bidderIds))],
    resultModule: lead.stage === 'result' ? ('winning' as const) : ('tender' as const),
    resultId: lead.id,
    awardedOn: lead.awardedOn,
  }
}

/** The published outcomes of the works of some tenders, by tender (LEA-04, DAT-50). */
export async function readOutcomes(
  reader: Reader,
  tenderIds: readonly string[],
  companyId: string | null,
): Promise<ReadonlyMap<string, PublishedOutcome>> {
  const bids = await readBidsOfTenders(reader, tenderIds)
  const outcomes = [...bids].flatMap(([id, lots]) => {
    const outcome = mergeLots(lots, companyId)
    return outcome ? [{ id, outcome }] : []
  })
  const winnerIds = [...new Set(outcomes.flatMap(({ outcome }) => outcome.winnerIds))]
  if (winnerIds.length === 0) return new Map()
  const firms = tableOf(company)
  const rows = await readRows<{ readonly id: string; readonly name: string }>(
    reader,
    sql`select ${columnIn(firms, 'id')} as id, ${columnIn(firms, 'name')} as name from ${firms}
      where ${columnIn(firms, 'id')} = any(${arrayOf(winnerIds)})`,
  )
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return new Map(
    outcomes.map(({ id, outcome }) => {
      const winners = outcome.winnerIds.flatMap((companyOf) => {
        const name = names.get(companyOf)
        return name === undefined ? [] : [{ companyId: companyOf, name }]
      })
      return [id, { ...outcome, winners }]
    }),
  )
}
