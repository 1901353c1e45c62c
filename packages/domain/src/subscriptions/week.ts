import { addDays, dayOf } from '../formatting'

/** Number of days in the daily counts of a subscription, today included (SUB-09). */
const WEEK_DAYS = 7

/** The number of new records of a subscription on one day (YYYY-MM-DD, Asia/Shanghai). */
export interface DayFinds {
  readonly day: string
  readonly total: number
}

/** The last seven days, today included, the oldest first: YYYY-MM-DD of Asia/Shanghai. `now` in ms. */
export function listWeekDays(now: number): readonly string[] {
  return Array.from({ length: WEEK_DAYS }, (_, i) => dayOf(addDays(now, i - WEEK_DAYS + 1)))
}

/** The number of new records on each of the last seven days, the oldest first; 0 for a day without any (SUB-09). */
export function countByDay(finds: readonly DayFinds[], now: number): readonly number[] {
  return listWeekDays(now).map((day) =>
    finds.reduce((sum, find) => (find.day === day ? sum + find.total : sum), 0),
  )
}

/** The days whose rival wins are new, and the days before, for comparison (SUB-10). */
interface RivalPeriod {
  readonly from: string
  readonly to: string
  readonly fromBefore: string
  readonly toBefore: string
}

/** The last seven days, today included, and the seven before; YYYY-MM-DD, all inclusive (SUB-10). `now` in ms. */
export function rivalPeriod(now: number): RivalPeriod {
  const day = (back: number) => dayOf(addDays(now, -back))
  return {
    from: day(WEEK_DAYS - 1),
    to: day(0),
    fromBefore: day(2 * WEEK_DAYS - 1),
    toBefore: day(WEEK_DAYS),
  }
}
