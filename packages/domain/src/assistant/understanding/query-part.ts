import type { Filter, RecordKind } from '../../records'

type Filters = Record<string, readonly string[]>

/** The part of a search for a single condition of a question, or the reason that there is none (AI-10). */
export interface QueryPart {
  readonly filters?: Filters
  readonly words?: readonly string[]
  readonly understood?: readonly string[]
  readonly problems?: readonly string[]
}

export type Range = Extract<Filter, { readonly type: 'range' }>

/** The ranges of a kind over amounts, counts or days of its records. */
export function rangesOf(kind: RecordKind, of: Range['of']): readonly Range[] {
  return kind.filters.filter((f): f is Range => f.type === 'range' && f.of === of && !f.isMinor)
}

export function mergeFilters(parts: readonly QueryPart[]): Filters {
  const merged: Record<string, readonly string[]> = {}
  for (const { filters = {} } of parts)
    for (const [key, values] of Object.entries(filters))
      merged[key] = [...new Set([...(merged[key] ?? []), ...values])].sort()
  return merged
}
