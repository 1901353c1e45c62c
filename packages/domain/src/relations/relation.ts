import type { MoneySum, SummedAmount } from '../formatting'

/** The bids for one work with their result; ids are cids, amounts fen (null if not in CNY). */
export interface Bid extends SummedAmount {
  readonly winnerIds: readonly string[]
  readonly bidderIds: readonly string[]
  /** The members of each consortium, lead first. */
  readonly consortia?: readonly (readonly string[])[]
  readonly ownerId: string | null
  readonly agencyId: string | null
  /** The day of the award, or of the notice where no award is known; YYYY-MM-DD. */
  readonly awardedOn: string | null
  /** GB/T 2260 */
  readonly region: string | null
}

/**
 * The relation of a company to another: the other is its client, its bidding agency, its partner in a win, its
 * competitor.
 */
export type RelationType = 'owner' | 'agency' | 'partner' | 'competitor'

export interface Relation extends MoneySum {
  readonly type: RelationType
  readonly id: string
  readonly times: number
  /** The number of their common results that the company won; always equal to `times` except for competitors. */
  readonly won: number
  /** For a competitor: the number of results that the competitor won. */
  readonly lost: number
  /** For a competitor: the number of results that a third company won. */
  readonly elsewhere: number
  /** YYYY-MM-DD */
  readonly latestOn: string | null
  /** For an owner: its part of all wins of the company, in percent with one decimal; null for the others. */
  readonly share: number | null
  /** The number of different years with common results; results without a day do not count. */
  readonly years: number
}
