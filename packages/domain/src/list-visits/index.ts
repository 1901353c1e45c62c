import { MINUTE_MS } from '../formatting'

/** Visits of a list that are no longer apart are one (LST-05). */
const ONE_VISIT_MS = 30 * MINUTE_MS

/** Visits of a list by one reader: the last moment of this one, and of the one before; null for none. */
export interface ListVisits {
  readonly at: number
  readonly before: number | null
}

/** The visits of a list once it is opened at `now` (ms), again or for the first time (LST-05). */
export function openList(visits: ListVisits | null, now: number): ListVisits {
  if (visits === null) return { at: now, before: null }
  return { at: now, before: now - visits.at > ONE_VISIT_MS ? visits.at : visits.before }
}

/** Whether what came at a moment is new to a reader (LST-05): it came since their last visit; nothing is in the first. */
export function isNewSince(arrival: number, { before }: ListVisits): boolean {
  return before !== null && arrival > before
}
