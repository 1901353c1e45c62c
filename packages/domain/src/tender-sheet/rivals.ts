import { isSmallSample, SMALL_SAMPLE_TEXT, type Spread } from '../bid-figures'

/** A company's bids and wins in the last years: with this owner, and in the same province for the same type. */
export interface RivalCounts {
  readonly ownerBids: number
  readonly ownerWins: number
  readonly areaBids: number
  readonly areaWins: number
}

/** The reason why a company is a likely rival, in one line with its counts (BID-06). */
export function explainRival({ ownerBids, ownerWins, areaBids, areaWins }: RivalCounts): string {
  const sentence = (bids: number, wins: number, where: string) =>
    bids === 0 ? [] : [`${where} ${bids} 次${wins > 0 ? `，中 ${wins} 次` : ''}`]
  return [...sentence(ownerBids, ownerWins, '投该业主'), ...sentence(areaBids, areaWins, '投同省同类')].join(
    '；',
  )
}

/**
 * 19–26: the expected number of bidders, from those of earlier results; one figure if both bounds are equal (BID-06).
 */
export function formatExpectedBidders({ low, high }: Spread): string {
  const [from, to] = [Math.round(low), Math.round(high)]
  return from === to ? String(from) : `${from}–${to}`
}

/** 42 标, 样本少（3 标）: the number of results behind a figure (BID-05). */
export function formatCases(cases: number): string {
  return isSmallSample(cases) ? `${SMALL_SAMPLE_TEXT}（${cases} 标）` : `${cases} 标`
}
