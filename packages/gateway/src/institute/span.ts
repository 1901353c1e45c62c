import { addMonths, dayOf } from '@zhushutong/domain/formatting'

/** The last twelve whole months as days [from, until). */
export interface Span {
  readonly from: string
  readonly until: string
}

export const MONTHS = 12

export function spanAt(now: number): Span {
  const until = `${dayOf(now).slice(0, 7)}-01`
  return { from: addMonths(until, -MONTHS), until }
}
