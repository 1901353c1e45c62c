import { MINUTE_MS } from '../../formatting'

/** Visits of a list within this time of each other count as one (LST-05). */
const ONE_VISIT_MS = 30 * MINUTE_MS

/**
 * Visits of a list by one reader: the last moment of the current visit, and of the visit before; null if there is none.
 */
export interface ListVisits {
  readonly at: number
  readonly before: number | null
}

/** The visits of a list once it is opened at `now` (ms), again or for the first time (LST-05). */
export function openList(visits: ListVisits | null, now: number): ListVisits {
  if (visits === null) return { at: now, before: null }
  return { at: now, before: now - visits.at > ONE_VISIT_MS ? visits.at : visits.before }
}

/** True when a record arrived after the reader's last visit; nothing is new in the first visit (LST-05). */
export function isNewSince(arrival: number, { before }: ListVisits): boolean {
  return before !== null && arrival > before
}
