/** The source of a value. */
interface Origin {
  readonly source: string
  /** The date of the data, YYYY-MM-DD. */
  readonly dataOn: string
  /** The time of the import, ms. */
  readonly recordedAt: number
}

/** An entry of a timeline. */
export interface ChangeEntry extends Omit<Origin, 'recordedAt'> {
  readonly id: string
  readonly kinds: readonly string[]
  readonly changes: ReadonlyArray<{
    readonly key: string
    readonly label: string
    readonly before: string | null
    readonly after: string | null
  }>
  /** The record that is the event, such as a win. */
  readonly record: {
    readonly module: string
    readonly moduleId: string
    readonly title: string | null
  } | null
}

/** The source of a value with its page, and the evidence of a correction by staff. */
interface SourcedOrigin extends Origin {
  readonly url: string | null
  readonly evidence: string | null
}

export interface SourcedField extends SourcedOrigin {
  readonly key: string
  readonly label: string
  readonly others: ReadonlyArray<SourcedOrigin & { readonly value: string }>
}

/** A former name or code of a company. */
export interface FormerValue {
  readonly key: string
  readonly label: string
  readonly value: string
  /** YYYY-MM-DD */
  readonly until: string | null
  readonly source: string | null
}

export interface ChangePage {
  readonly records: readonly ChangeEntry[]
  readonly nextCursor: string | null
}
