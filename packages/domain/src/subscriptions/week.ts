import { addDays, dayOf } from '../formatting'

/** As many days as the finds of a subscription are told by, with today (SUB-09). */
export const WEEK_DAYS = 7

/** What a subscription found on one day (YYYY-MM-DD, Asia/Shanghai). */
export interface DayFinds {
  readonly day: string
  readonly total: number
}

/** The last seven days with today, the oldest first: YYYY-MM-DD of Asia/Shanghai. `now` in ms. */
export function listWeekDays(now: number): readonly string[] {
  return Array.from({ length: WEEK_DAYS }, (_, i) => dayOf(addDays(now, i - WEEK_DAYS + 1)))
}

/** What was found on each of the last seven days, the oldest first; 0 on a day without finds (SUB-09). */
export function countByDay(finds: readonly DayFinds[], now: number): readonly number[] {
  return listWeekDays(now).map((day) =>
    finds.reduce((sum, one) => (one.day === day ? sum + one.total : sum), 0),
  )
}

/** The days in which wins of rivals are new, and those before that they are compared with (SUB-10). */
export interface RivalPeriod {
  readonly from: string
  readonly to: string
  readonly fromBefore: string
  readonly toBefore: string
}

/** The last seven days with today, and the seven before; YYYY-MM-DD, all included (SUB-10). `now` in ms. */
export function rivalPeriod(now: number): RivalPeriod {
  const day = (back: number) => dayOf(addDays(now, -back))
  return {
    from: day(WEEK_DAYS - 1),
    to: day(0),
    fromBefore: day(2 * WEEK_DAYS - 1),
    toBefore: day(WEEK_DAYS),
  }
}
