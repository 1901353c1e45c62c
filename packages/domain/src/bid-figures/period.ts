import { addMonths, dayOf } from '../formatting'

/** Years of results that a rate is computed from (FIG-01). */
export const FIGURE_YEARS = 3

const MONTHS_A_YEAR = 12

/** The days 'YYYY-MM-DD' that figures are computed of, both included (FIG-01). */
export interface FigurePeriod {
  readonly from: string
  readonly to: string
}

/** The last three years up to the day of `now` (ms): an award told for a later day is not counted yet (FIG-01). */
export function figurePeriod(now: number): FigurePeriod {
  const to = dayOf(now)
  return { from: addMonths(to, -MONTHS_A_YEAR * FIGURE_YEARS), to }
}

/** Wins of one month, 'YYYY-MM'; the amount in fen of those in CNY. */
export interface MonthOfWins {
  readonly month: string
  readonly count: number
  readonly amount: number
}

const monthBefore = (now: number, months: number): string =>
  addMonths(`${dayOf(now).slice(0, 7)}-01`, -months).slice(0, 7)

/** The first day of the twelve months before the last twelve: what the last twelve are compared with (FIG-02). */
export function firstDayCompared(now: number): string {
  return `${monthBefore(now, 2 * MONTHS_A_YEAR - 1)}-01`
}

/** Wins of the last twelve calendar months, oldest first, and of the twelve before. */
export interface TwoYearsOfWins {
  readonly months: readonly MonthOfWins[]
  readonly before: Omit<MonthOfWins, 'month'>
}

const sumOf = (rows: readonly MonthOfWins[]): TwoYearsOfWins['before'] => ({
  count: rows.reduce((sum, row) => sum + row.count, 0),
  amount: rows.reduce((sum, row) => sum + row.amount, 0),
})

/** The last twelve calendar months with this one, none left out, and the sum of the twelve before (FIG-02). */
export function sortWinsByMonth(found: readonly MonthOfWins[], now: number): TwoYearsOfWins {
  const byMonth = new Map(found.map((row) => [row.month, row]))
  const monthAt = (before: number): MonthOfWins => {
    const month = monthBefore(now, before)
    return byMonth.get(month) ?? { month, count: 0, amount: 0 }
  }
  const run = (newest: number) =>
    Array.from({ length: MONTHS_A_YEAR }, (_, i) => monthAt(newest + MONTHS_A_YEAR - 1 - i))
  return { months: run(0), before: sumOf(run(MONTHS_A_YEAR)) }
}

/** Wins and their amount over months. */
export function sumWins(months: readonly MonthOfWins[]): TwoYearsOfWins['before'] {
  return sumOf(months)
}

/** By how many percent an amount differs from the one before; null without one to compare with (FIG-02). */
export function changeOf(amount: number, before: number): number | null {
  return before > 0 ? Math.round((amount / before - 1) * 100) : null
}
