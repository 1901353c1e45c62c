import type { Option } from './column'

/** A preset of a range; both bounds are included, in the column's own unit (fen, 'YYYY-MM-DD', count). */
export interface RangePreset extends Option {
  readonly min?: number
  readonly max?: number
  /**
   * For dates, and the days of points in time: from this many days before today; if negative, from today until that
   * many days ahead.
   */
  readonly days?: number
  /** For dates: from this many days after today. */
  readonly from?: number
  /** For dates: all days before today. */
  readonly past?: true
}

/** Entries of a table column, each with its day, selected by values and by a pattern (POSIX) of one of their texts. */
export interface DatedEntries<Key extends string = string> {
  readonly column: Key
  /** The key of the day, YYYY-MM-DD. */
  readonly day: string
  readonly where: { readonly key: string; readonly values: readonly string[] }
  readonly matches?: { readonly key: string; readonly pattern: string }
}

export interface FilterBase<Key extends string> {
  readonly key: string
  readonly label: string
  readonly column: Key
  /** The sub-lists (by segment) with this filter; all lists if absent. */
  readonly within?: readonly string[]
}

/**
 * options: the value equals one of the chosen options (a tags column: contains one of them).
 * head / tail: for tag values such as D110A, made of a head (D110) and a one-letter tail (A). Chosen heads and tails of
 * the same column combine: D110 with A means a tag D110A, not D110 in one tag and A in another.
 * region: a GB/T 2260 code; a province or city includes everything below it.
 * range: a preset's value, or 'min~max' with either side empty.
 * reference: the id of another record, or a published code that several records share; never offered as chips.
 * match: 'all' requires all chosen values of the head filter `of`; otherwise any of them is enough.
 */
export type Filter<Key extends string = string> =
  | OptionsFilter<Key>
  | (FilterBase<Key> & {
      readonly type: 'head'
      readonly options: readonly Option[]
      readonly multiple: true
    })
  | (FilterBase<Key> & {
      readonly type: 'tail'
      readonly options: readonly Option[]
      readonly multiple?: boolean
    })
  | (FilterBase<Key> & { readonly type: 'region' })
  | (FilterBase<Key> & {
      readonly type: 'range'
      readonly of: 'fen' | 'count' | 'date'
      readonly presets: readonly RangePreset[]
      /** The key of the filter in whose menu this one is: the day of an entry beside their number. */
      readonly beside?: string
      /** True if the days are not those of the records: no distribution, and no reading of a bare period. */
      readonly isMinor?: true
      /** The label of its menu, where other filters are beside this one. */
      readonly menu?: string
      /**
       * The entries whose newest day is in the column. A range of days with an end then finds records with an entry in
       * it, regardless of later entries. Null where the entries are not stored with the record: a range in the past
       * cannot be answered.
       */
      readonly newestOf?: DatedEntries<Key> | null | undefined
    })
  | (FilterBase<Key> & { readonly type: 'reference'; readonly by?: 'code' })
  | (FilterBase<Key> & { readonly type: 'match'; readonly of: string; readonly options: readonly Option[] })

export interface OptionsFilter<Key extends string> extends FilterBase<Key> {
  readonly type: 'options'
  readonly options: readonly Option[]
  readonly multiple?: boolean
}

/**
 * A filter as declared by a kind: a filter by an enum column has no options of its own, as `defineKind` adds those of
 * the column.
 */
export type FilterDeclaration<Key extends string = string, EnumKey extends string = Key> =
  | Filter<Key>
  | (Omit<OptionsFilter<EnumKey>, 'options'> & { readonly options?: never })

export interface Sort<Key extends string = string> {
  readonly key: string
  readonly label: string
  readonly column: Key
  readonly direction: 'asc' | 'desc'
}
