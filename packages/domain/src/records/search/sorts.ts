import type { Sort } from '../catalogue/filter'
import type { RecordKind } from '../catalogue/kind'
import { RELEVANCE } from './relevance'

/** A choice of order, as a list offers it. */
export type SortChoice = Pick<Sort, 'key' | 'label'>

/** The order in which what still takes bids comes first, the newest of it at the top, and then all others (LST-06). */
export const OPEN_FIRST = { key: 'open', label: '在招优先' } as const satisfies SortChoice

/** The parts of a query that decide the default order of a list. */
interface Asked {
  readonly keyword?: string
  readonly filters: Readonly<Record<string, readonly string[]>>
}

/** Every order that a call may ask for, the usual one of calls without a keyword after that of relevance. */
export function listSorts(kind: RecordKind): readonly SortChoice[] {
  return [
    ...(kind.keyword === 'words' ? [RELEVANCE] : []),
    ...kind.sorts,
    ...(kind.openFirst ? [OPEN_FIRST] : []),
  ]
}

/** True when a kind's lists can be sorted by a key, with or without a keyword (FND-01). */
export function isSortOf(kind: RecordKind, key: string): boolean {
  return listSorts(kind).some((sort) => sort.key === key)
}

/** The order of a list whose deadline is chosen: by what ends soonest, unless it is what has ended. */
const sortByDeadline = ({ openFirst, filters, sorts }: RecordKind, asked: Asked): SortChoice | undefined => {
  const [value] = (openFirst && asked.filters[openFirst.filter]) ?? []
  const filter = filters.find(({ key }) => key === openFirst?.filter)
  if (!openFirst || !value || filter?.type !== 'range') return undefined
  const isPast = filter.presets.some((preset) => preset.value === value && preset.past)
  return isPast ? sorts[0] : sorts.find(({ key }) => key === openFirst.sort)
}

/**
 * The sorts that a list offers, the usual one first: with a keyword by relevance, where a part of the name is searched; of
 * what takes bids as LST-06 says.
 */
export function sortsFor(kind: RecordKind, asked: Asked): readonly SortChoice[] {
  const all = kind.openFirst ? [OPEN_FIRST, ...kind.sorts] : kind.sorts
  if (kind.keyword === 'words' && asked.keyword) return [RELEVANCE, ...all]
  const first = sortByDeadline(kind, asked)
  return first ? [first, ...all.filter(({ key }) => key !== first.key)] : all
}
