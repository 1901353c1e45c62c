/** The source of a value. */
interface Origin {
  readonly source: string
  /** The date of the data, YYYY-MM-DD. */
  readonly dataOn: string
  /** The time of the import, ms. */
  readonly recordedAt: number
}

export interface ChangeEntry extends Origin {
  readonly id: string
  readonly changes: ReadonlyArray<{
    readonly key: string
    readonly label: string
    readonly before: string | null
    readonly after: string | null
  }>
}

export interface SourcedField extends Origin {
  readonly key: string
  readonly label: string
  readonly others: ReadonlyArray<Origin & { readonly value: string }>
}

export interface ChangePage {
  readonly records: readonly ChangeEntry[]
  readonly nextCursor: string | null
}
