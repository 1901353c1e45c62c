interface Loaded {
  readonly count: number
  /** YYYY-MM-DD; null without a date. */
  readonly newestOn: string | null
}

interface Place extends Loaded {
  /** '' for records without a place. */
  readonly code: string
  readonly label: string
  /** The share of filled essential fields, 0 to 1. */
  readonly share: number | null
}

/** The figures of a kind of record. */
export interface KindStatus extends Loaded {
  readonly kind: string
  readonly label: string
  readonly share: number | null
  readonly fields: readonly { readonly key: string; readonly label: string; readonly share: number | null }[]
  readonly provinces: readonly Place[]
  readonly sources: readonly (Loaded & { readonly name: string })[]
}

export interface Status {
  /** ms; null before the first figures. */
  readonly computedAt: number | null
  readonly kinds: readonly KindStatus[]
}

/** The number of provinces with records of a kind. */
export function countPlaces({ provinces }: Pick<KindStatus, 'provinces'>): number {
  return provinces.filter(({ code }) => code !== '').length
}
