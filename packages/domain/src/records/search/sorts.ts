import type { Sort } from '../catalogue/filter'
import type { RecordKind } from '../catalogue/kind'
import { RELEVANCE } from './relevance'

type SortChoice = Pick<Sort, 'key' | 'label'>

/** The order with records that still accept bids first, the newest at the top, and then all others (LST-06). */
export const OPEN_FIRST = { key: 'open', label: '在招优先' } as const satisfies SortChoice

/** The parts of a query that decide the default order of a list. */
interface Asked {
  readonly keyword?: string
  readonly filters: Readonly<Record<string, readonly string[]>>
}

/** Every order that a call can request; relevance comes before the default of calls without a keyword. */
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

/** The order of a list with a chosen deadline: the soonest end first, except for past deadlines. */
const sortByDeadline = ({ openFirst, filters, sorts }: RecordKind, asked: Asked): SortChoice | undefined => {
  const [value] = (openFirst && asked.filters[openFirst.filter]) ?? []
  const filter = filters.find(({ key }) => key === openFirst?.filter)
  if (!openFirst || !value || filter?.type !== 'range') return undefined
  const isPast = filter.presets.some((preset) => preset.value === value && preset.past)
  return isPast ? sorts[0] : sorts.find(({ key }) => key === openFirst.sort)
}

const putFirst = (sorts: readonly SortChoice[], key: string | undefined): readonly SortChoice[] => [
  ...sorts.filter((sort) => sort.key === key),
  ...sorts.filter((sort) => sort.key !== key),
]

const leadOf = ({ leadSort }: RecordKind, { filters }: Asked): string | undefined =>
  leadSort?.unless !== undefined && filters[leadSort.unless]?.length ? undefined : leadSort?.sort

/**
 * The sorts of a list, the default first: relevance for a keyword if parts of the name are searched; otherwise LST-06
 * for kinds with bids, LST-08 for the others.
 */
export function sortsFor(kind: RecordKind, asked: Asked): readonly SortChoice[] {
  const all = kind.openFirst ? [OPEN_FIRST, ...kind.sorts] : putFirst(kind.sorts, leadOf(kind, asked))
  if (kind.keyword === 'words' && asked.keyword) return [RELEVANCE, ...all]
  return putFirst(all, sortByDeadline(kind, asked)?.key)
}
