import type { Option } from './column'

/** A preset of a range; both bounds are included, in the column's own unit (fen, 'YYYY-MM-DD', count). */
export interface RangePreset extends Option {
  readonly min?: number
  readonly max?: number
  /** For dates, and the days of points in time: from this many days before today on; if negative, from today until that many days ahead. */
  readonly days?: number
  /** For dates: all days before today. */
  readonly past?: true
}

interface FilterBase {
  readonly key: string
  readonly label: string
  /** The column that is compared. */
  readonly column: string
  /** The sub-lists (by segment) that offer it; every list does without. */
  readonly within?: readonly string[]
}

/**
 * options: the value equals one of the chosen options (a tags column: holds one of them).
 * head / tail: for tag values such as D110A, made of a head (D110) and a one-letter tail (A). Chosen heads and
 *   tails of the same column combine: D110 with A means a tag D110A, not D110 here and A there.
 * region: a GB/T 2260 code; a province or city takes everything below it.
 * range: a preset's value, or 'min~max' with either side empty.
 * reference: the id of another record; never offered as chips.
 * match: whether all chosen values of the head filter it names are wanted ('all') or any of them (without it).
 */
export type Filter =
  | (FilterBase & {
      readonly type: 'options'
      readonly options: readonly Option[]
      readonly multiple?: boolean
    })
  | (FilterBase & { readonly type: 'head'; readonly options: readonly Option[]; readonly multiple: true })
  | (FilterBase & { readonly type: 'tail'; readonly options: readonly Option[]; readonly multiple?: boolean })
  | (FilterBase & { readonly type: 'region' })
  | (FilterBase & {
      readonly type: 'range'
      readonly of: 'fen' | 'count' | 'date'
      readonly presets: readonly RangePreset[]
    })
  | (FilterBase & { readonly type: 'reference' })
  | (FilterBase & { readonly type: 'match'; readonly of: string; readonly options: readonly Option[] })

export interface Sort {
  readonly key: string
  readonly label: string
  readonly column: string
  readonly direction: 'asc' | 'desc'
}
