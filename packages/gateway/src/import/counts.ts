/** read = created + updated + unchanged + merged + rejected. */
export interface Counts {
  readonly read: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  /** Rows merged into the record of another row. */
  readonly merged: number
  readonly rejected: number
  readonly warnings: number
  /** Statements that a full file no longer has, or that a file of deletions names. */
  readonly closed: number
}

export type Tally = { -readonly [Name in keyof Counts]: Counts[Name] }

export function emptyTally(): Tally {
  return { read: 0, created: 0, updated: 0, unchanged: 0, merged: 0, rejected: 0, warnings: 0, closed: 0 }
}
