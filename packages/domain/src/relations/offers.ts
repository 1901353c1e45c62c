import { normaliseForSearch } from '../records'
import { splitConsortium } from '../statements'

/** A row of a table of bids; price in fen. */
export interface OfferRow {
  readonly companyId: string | null
  readonly companyName: string | null
  readonly rank: number | null
  readonly price: number | null
}

/** A company with all its names. */
export interface Bidder {
  readonly id: string
  readonly names: readonly string[]
}

/** The offer of a company in its bid; null for what no notice states. Price in fen. */
interface Offer {
  readonly rank: number | null
  readonly price: number | null
  /** True for a member of a consortium. */
  readonly isConsortium: boolean
}

const firstKnown = <T>(values: readonly (T | null)[]): T | null =>
  values.find((value) => value !== null) ?? null

/**
 * The rank and the price of a company in the tables of a work's notices, in the order of the rows (DAT-51). A member of
 * a consortium has those of the consortium.
 */
export function findOffer(rows: readonly OfferRow[], { id, names }: Bidder): Offer {
  const forms = new Set(names.map(normaliseForSearch))
  const offers = rows.flatMap((row) => {
    const members = splitConsortium(row.companyName ?? '')
    const isTheirs = row.companyId === id || members.some((name) => forms.has(normaliseForSearch(name)))
    return isTheirs ? [{ ...row, isConsortium: members.length > 1 }] : []
  })
  return {
    rank: firstKnown(offers.map(({ rank }) => rank)),
    price: firstKnown(offers.map(({ price }) => price)),
    isConsortium: offers.some(({ isConsortium }) => isConsortium),
  }
}
