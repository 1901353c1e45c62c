import type { Option } from './column'

/** A preset of a range; both bounds are included, in the column's own unit (fen, 'YYYY-MM-DD', count). */
export interface RangePreset extends Option {
  readonly min?: number
  readonly max?: number
  /** For dates: from this many days before today on; if negative, from today until that many days ahead. */
  readonly days?: number
}

interface FilterBase {
  readonly key: string
  readonly label: string
  /** The column that is compared. */
  readonly column: string
}

/**
 * options: the value equals one of the chosen options (a tags column: holds one of them, or all of them where
 *   `match` is 'all').
 * head / tail: for tag values such as D110A, made of a head (D110) and a one-letter tail (A). Chosen heads and
 *   tails of the same column combine: D110 with A means a tag D110A, not D110 here and A there.
 * region: a GB/T 2260 code; a province or city takes everything below it.
 * range: a preset's value, or 'min~max' with either side empty.
 * reference: the id of another record; never offered as chips.
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

export interface Sort {
  readonly key: string
  readonly label: string
  readonly column: string
  readonly direction: 'asc' | 'desc'
}
