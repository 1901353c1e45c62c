import { addMonths, dayOf } from '@zhushutong/domain/formatting'

/** [from, until) as days: the last twelve whole months. */
export interface Span {
  readonly from: string
  readonly until: string
}

export const MONTHS = 12

/** The span of the figures at a time. */
export function spanAt(now: number): Span {
  const until = `${dayOf(now).slice(0, 7)}-01`
  return { from: addMonths(until, -MONTHS), until }
}
