import { comparePrices } from './meetings'
import type { RelationType } from './relation'

/** The results of a company with another, as counts. */
interface MeetingCounts {
  /** The relation of the other company; null if they have no common results. */
  readonly relation: RelationType | null
  readonly total: number
  readonly won: number
  readonly lost: number
  readonly elsewhere: number
  /** YYYY-MM-DD */
  readonly latestOn: string | null
}

/** The same from the side of the reader's own company. */
export interface UsAndThem extends MeetingCounts {
  /** The difference of our price from theirs in the latest common result, in percent; null if unknown. */
  readonly difference: number | null
  /** The side whose list of results is linked: ours for competitors and partners, theirs otherwise. */
  readonly side: 'ours' | 'theirs'
}

/**
 * The results of a company with the reader's own, from our side (REL-07).
 * @param theirs the company's results with our own, from its side
 * @param latest the newest result; prices in fen, null if unknown or locked
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
