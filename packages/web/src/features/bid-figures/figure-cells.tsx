import {
  type BidTally,
  formatPercent,
  isSmallSample,
  NOT_KNOWN_TEXT,
  SMALL_SAMPLE_TEXT,
  type Spread,
  winRateOf,
} from '@zhushutong/domain/bid-figures'
import { formatCount } from '@zhushutong/domain/formatting'
import { Tag } from '@zhushutong/ui/tag'

/** A tag on a figure of fewer than ten cases (FIG-05). */
export function SmallSample({ cases }: { cases: number }) {
  return isSmallSample(cases) ? <Tag>{SMALL_SAMPLE_TEXT}</Tag> : null
}

interface CellProps {
  /** The text for an unknown figure. */
  unknown?: string
}

/** The rate with its counts: 40.0% 64/160 (FIG-03). */
export function WinRateText({ tally, unknown = NOT_KNOWN_TEXT }: CellProps & { tally: BidTally }) {
  const { percent, wins, bids } = winRateOf(tally)
  if (percent === null) return <span className="nothing">{unknown}</span>
  return (
    <span className="whitespace-nowrap">
      {formatPercent(percent)}% <span className="text-ink-3">{`${wins}/${bids}`}</span>{' '}
      <SmallSample cases={bids} />
    </span>
  )
}

/** The median discount, the middle half and the count: 10.8% 8.1–13.5%，58 项 (FIG-04). */
export function DiscountText({ spread, unknown = NOT_KNOWN_TEXT }: CellProps & { spread: Spread | null }) {
  if (spread === null) return <span className="nothing">{unknown}</span>
  return (
    <span className="md:whitespace-nowrap">
      {formatPercent(spread.median)}%{' '}
      <span className="whitespace-nowrap text-ink-3">
        {`${formatPercent(spread.low)}–${formatPercent(spread.high)}%，${formatCount(spread.count)} 项`}
      </span>{' '}
      <SmallSample cases={spread.count} />
    </span>
  )
}

/** The median number of bidders, the middle half and the count: 7 家 5–9 家，58 项 (FIG-14). */
export function BiddersText({ spread, unknown = NOT_KNOWN_TEXT }: CellProps & { spread: Spread | null }) {
  if (spread === null) return <span className="nothing">{unknown}</span>
  return (
    <span className="md:whitespace-nowrap">
      {spread.median} 家{' '}
      <span className="whitespace-nowrap text-ink-3">
        {`${spread.low}–${spread.high} 家，${formatCount(spread.count)} 项`}
      </span>{' '}
      <SmallSample cases={spread.count} />
    </span>
  )
}
