/** Below so many cases a figure says that its sample is small (FIG-05). */
export const SMALL_SAMPLE = 10

/** Said beside a figure of few cases (FIG-05). */
export const SMALL_SAMPLE_TEXT = '样本少'
/** Said in place of a figure that the data does not tell (FIG-05). */
export const NOT_KNOWN_TEXT = '未知'

/**
 * Results in which a company bid, and those of them that it won. Only results that tell who lost are counted (FIG-03):
 * many notices name the winner alone, and by them every company would win all its bids.
 */
export interface BidTally {
  readonly bids: number
  readonly wins: number
}

/** A rate as it is shown: percent with one decimal, never without its two counts. */
export interface WinRate extends BidTally {
  /** Null where no bid is known: that is not 0. */
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

/** Whether a figure is of so few cases that it says so (FIG-05). */
export function isSmallSample(cases: number): boolean {
  return cases > 0 && cases < SMALL_SAMPLE
}

/** A percentage with one decimal, 40.0; 未知 where it is not told (FIG-05). */
export function formatPercent(percent: number | null): string {
  return percent === null ? NOT_KNOWN_TEXT : percent.toFixed(1)
}
