import { type ListVisits, openList } from '@zhushutong/domain/portal/list-visits'

const KEY = 'list-visits'

const isVisits = (value: unknown): value is ListVisits => {
  const { at, before } = (value ?? {}) as Partial<Record<keyof ListVisits, unknown>>
  return typeof at === 'number' && (before === null || typeof before === 'number')
}

const readAll = (): Readonly<Record<string, unknown>> => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Stores that a list is open at `now` (ms); returns its visits in this browser (LST-05). */
export function rememberListVisit(list: string, now: number): ListVisits {
  const all = readAll()
  const stored = all[list]
  const visits = openList(isVisits(stored) ? stored : null, now)
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [list]: visits }))
  } catch {
    // Without storage, every visit counts as the first.
  }
  return visits
}
