import { readWorkTitle } from '../relations'

/** The place of an entry in a timeline: the day, the number of its origin, and its id there. */
export interface TimelinePlace {
  /** YYYY-MM-DD */
  readonly day: string
  readonly origin: number
  readonly id: string
}

/** The entries of one origin that a page may have: those before `day`, and some of that day. */
export interface TimelineBound {
  readonly day: string
  /** Of that day: all entries, none, or those with an id below this one. */
  readonly ofDay: 'all' | 'none' | { readonly below: string }
}

/** The bound that a place is for one origin; on one day, origins follow each other by number. */
export function findBound({ day, origin, id }: TimelinePlace, of: number): TimelineBound {
  if (of === origin) return { day, ofDay: { below: id } }
  return { day, ofDay: of > origin ? 'all' : 'none' }
}

function formatPlace({ day, origin, id }: TimelinePlace): string {
  return `${day}.${origin}.${id}`
}

/** The place in a cursor; null for an invalid one. */
export function parsePlace(cursor: string): TimelinePlace | null {
  const [, day, origin, id] = /^(\d{4}-\d{2}-\d{2})\.(\d{1,2})\.([\w-]{1,64})$/.exec(cursor) ?? []
  return day !== undefined && origin !== undefined && id !== undefined
    ? { day, origin: Number(origin), id }
    : null
}

/**
 * Lists of wins without those whose work an earlier list names: the result of a work goes before the notice of its
 * award, as in DAT-50 (DAT-68).
 */
export function dropRepeatedWorks<T>(
  lists: ReadonlyArray<readonly T[]>,
  titleOf: (entry: T) => string | null,
): ReadonlyArray<readonly T[]> {
  const known = new Set<string>()
  return lists.map((entries) => {
    const works = entries.map((entry) => readWorkTitle(titleOf(entry) ?? ''))
    const rest = entries.filter((_, at) => !known.has(works[at] ?? ''))
    for (const work of works) if (work !== null) known.add(work)
    return rest
  })
}

interface TimelinePage<T> {
  readonly entries: readonly T[]
  /** Null at the end. */
  readonly nextCursor: string | null
}

/**
 * One page of a timeline, of entries that come from several origins (DAT-68): the newest day first, on one day by
 * origin. Each origin gives one entry more than a page holds, if it has as many, in the order of day and id.
 */
export function mergeTimeline<T extends { readonly place: TimelinePlace }>(
  origins: ReadonlyArray<readonly T[]>,
  pageSize: number,
): TimelinePage<T> {
  // The sort is stable: entries of one day stay in the order of the origins, and of their own one.
  const all = origins
    .flat()
    .sort((a, b) => (a.place.day < b.place.day ? 1 : a.place.day > b.place.day ? -1 : 0))
  const entries = all.slice(0, pageSize)
  const last = entries.at(-1)
  return { entries, nextCursor: all.length > pageSize && last ? formatPlace(last.place) : null }
}
