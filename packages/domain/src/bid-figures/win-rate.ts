/** The number of cases from which a figure is not marked as a small sample. */
export const SMALL_SAMPLE = 10
/** Rows of a table of rates before it is unfolded. */
const SHOWN_RATES = 3

/** The mark beside a figure from few cases. */
export const SMALL_SAMPLE_TEXT = '样本少'
/** The text in place of an unknown figure. */
export const NOT_KNOWN_TEXT = '未知'

/**
 * Results in which a company bid, and its wins among them. Only results that name the losers are counted (FIG-03): many
 * notices name the winner alone, and would give every company a rate of 100 %.
 */
export interface BidTally {
  readonly bids: number
  readonly wins: number
}

/** A rate for display: percent with one decimal, always with its two counts. */
interface WinRate extends BidTally {
  /** Null without a known bid, which is not 0. */
  readonly percent: number | null
  readonly isSmall: boolean
}

/** Wins over bids (FIG-03). */
export function winRateOf({ bids, wins }: BidTally): WinRate {
  return {
    bids,
    wins,
    percent: bids > 0 ? Math.round((wins / bids) * 1000) / 10 : null,
    isSmall: isSmallSample(bids),
  }
}

/** True for a figure from so few cases that it is marked (FIG-05). */
export function isSmallSample(cases: number): boolean {
  return cases > 0 && cases < SMALL_SAMPLE
}

/** A percentage with one decimal, 40.0; 未知 if it is unknown (FIG-05). */
export function formatPercent(percent: number | null): string {
  return percent === null ? NOT_KNOWN_TEXT : percent.toFixed(1)
}

/** Rows of a table of rates: the first three of ten bids or more, and all others, which are folded (FIG-11). */
export function foldSmallSamples<Row extends BidTally>(
  rows: readonly Row[],
): { readonly shown: readonly Row[]; readonly folded: readonly Row[]; readonly small: number } {
  const isFirm = ({ bids }: Row) => bids >= SMALL_SAMPLE
  const shown = rows.filter(isFirm).slice(0, SHOWN_RATES)
  return {
    shown,
    folded: rows.filter((row) => !shown.includes(row)),
    small: rows.filter((row) => !isFirm(row)).length,
  }
}
