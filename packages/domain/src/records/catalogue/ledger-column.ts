/** One column of a list in ledger form (LST-01). */
export interface LedgerColumn<Key extends string = string> {
  readonly key: Key
  /** The width in px. Longer values are cut off, so figures need room for the largest. */
  readonly width: number
  /** The column in small below the value; figures have their label. */
  readonly below?: Key
  /** The unit of a count, for the header: 项. Amounts have the unit of all tables. */
  readonly unit?: string
  /** The value is a day or a moment to come: the days left until it are shown above it (LST-02). */
  readonly countsDays?: true
  /** The fit of the reader's company for the bid is shown below it (BID-09). */
  readonly showsFit?: true
  /** A rate as text, shown with one decimal under a header with %: 18.01% is 18.0 (LST-01). */
  readonly isRate?: true
  /** A text with the counts of twelve months, drawn as columns: 0,2,1 (LST-08). */
  readonly isMonthly?: true
  /** A text that is a figure: 12.5%. */
  readonly isFigure?: true
}
