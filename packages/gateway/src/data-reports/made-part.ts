/** A record in a list of a report: a text for each column, then its source. */
export interface ListedRecord {
  readonly cells: readonly string[]
  readonly source: string
  readonly sourceUrl: string
  /** ms; null if unknown */
  readonly collectedAt: number | null
}

/** A generated section of a report. Counts are exact up to the cap; cap + 1 means more (DRP-02). */
export type MadePart =
  | { readonly kind: 'total'; readonly title: string; readonly count: number }
  | {
      readonly kind: 'bars' | 'line'
      readonly title: string
      readonly counts: ReadonlyArray<{ readonly label: string; readonly count: number }>
    }
  | { readonly kind: 'rows'; readonly title: string; readonly rows: readonly ListedRecord[] }
