import { addMonths, dayOf } from '../formatting'

/** The selectable periods of relations, in years; null is all results (REL-05). */
export const RELATION_YEARS = [1, 3, null] as const
export type RelationYears = (typeof RELATION_YEARS)[number]

/** The default period (REL-05). */
export const USUAL_RELATION_YEARS = 3

const MONTHS_A_YEAR = 12

/** The last years up to the day of `now` (ms), 'YYYY-MM-DD', both days included; null for all results (REL-05). */
export function relationPeriod(
  years: number | null,
  now: number,
): { readonly from: string; readonly to: string } | null {
  if (years === null) return null
  const to = dayOf(now)
  return { from: addMonths(to, -MONTHS_A_YEAR * years), to }
}
