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
  /** For dates: all days before today. */
  readonly past?: true
}

/** Entries of a table column, each with its day, by the values that name them and a pattern (POSIX) of one of their texts. */
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
  /** The column that is compared. */
  readonly column: Key
  /** The sub-lists (by segment) that offer it; all lists if absent. */
  readonly within?: readonly string[]
}

/**
 * options: the value equals one of the chosen options (a tags column: holds one of them).
 * head / tail: for tag values such as D110A, made of a head (D110) and a one-letter tail (A). Chosen heads and
 *   tails of the same column combine: D110 with A means a tag D110A, not D110 here and A there.
 * region: a GB/T 2260 code; a province or city takes everything below it.
 * range: a preset's value, or 'min~max' with either side empty.
 * reference: the id of another record, or a code that records share as their publishers wrote it; never offered as chips.
 * match: whether all chosen values of the head filter it names are wanted ('all') or any of them (without it).
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
      /**
       * The entries whose newest day the column holds: with an end, a range of days holds records with an entry in it,
       * whatever came later. Null where the entries are not stored with the record: a range that is over says nothing
       * of them.
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
 * A filter as a kind declares it: one by the values of an enum column leaves its options out, as `defineKind` takes
 * those of the column.
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
