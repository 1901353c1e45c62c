import type { Column } from '../../catalogue/column'

/** Wins of the last twelve calendar months, and the rate of the period of FIG-01; computed again every day (LST-08). */
export const YEAR_COLUMNS = [
  {
    key: 'yearAmount',
    label: '近一年中标额',
    type: 'fen',
    exported: true,
    derived: true,
    currency: 'yearCurrency',
    leftOut: 'yearAmountNote',
  },
  { key: 'yearAmountNote', label: '中标额说明', type: 'text', hidden: true, exported: true, derived: true },
  { key: 'yearCurrency', label: '中标额币种', type: 'code', hidden: true, exported: true, derived: true },
  {
    key: 'yearWinCount',
    label: '近一年中标',
    type: 'count',
    exported: true,
    derived: true,
    counts: 'winning',
  },
  { key: 'monthlyWins', label: '近 12 月', type: 'text', hidden: true, exported: true, derived: true },
  { key: 'winRate', label: '中标率', type: 'text', exported: true, derived: true },
  { key: 'winRateBasis', label: '中标率依据', type: 'text', exported: true, derived: true },
] as const satisfies readonly Column[]
