import { comparePrices } from './meetings'
import type { RelationType } from './relations'

/** The results of a company with another, as counts. */
export interface MeetingCounts {
  /** What the other one is to it; null where they never met. */
  readonly relation: RelationType | null
  readonly total: number
  readonly won: number
  readonly lost: number
  readonly elsewhere: number
  /** YYYY-MM-DD */
  readonly latestOn: string | null
}

/** The same from the other side, which is the reader's own company. */
export interface UsAndThem extends MeetingCounts {
  /** By how many percent our price was above theirs the last time; null where it is not told. */
  readonly difference: number | null
  /** From whose side the results are shown: bids for the same from ours; whoever works for us has us among its own. */
  readonly side: 'ours' | 'theirs'
}

/**
 * A company and the reader's own, told from our side (REL-07).
 * @param theirs the company's results with our own, told from its side
 * @param latest the newest of them; prices in fen, null where they are not told or closed
 */
export function summariseUsAndThem(
  { relation, won, lost, ...counts }: MeetingCounts,
  latest?: { readonly price: number | null; readonly otherPrice: number | null },
): UsAndThem {
  const isOurs = relation === 'competitor' || relation === 'partner'
  return {
    ...counts,
    relation,
    ...(relation === 'competitor' ? { won: lost, lost: won } : { won, lost }),
    difference: latest ? comparePrices(latest.otherPrice, latest.price) : null,
    side: isOurs ? 'ours' : 'theirs',
  }
}
