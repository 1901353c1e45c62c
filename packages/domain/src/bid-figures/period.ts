import { addMonths, addSums, dayOf, leftOutText, type MoneySum, NO_SUM } from '../formatting'

/** Years of results in a rate (FIG-01). */
export const FIGURE_YEARS = 3

const MONTHS_A_YEAR = 12

/** The days 'YYYY-MM-DD' that figures cover, both included (FIG-01). */
interface FigurePeriod {
  readonly from: string
  readonly to: string
}

/** The last three years up to the day of `now` (ms): an award dated later is not counted yet (FIG-01). */
export function figurePeriod(now: number): FigurePeriod {
  const to = dayOf(now)
  return { from: addMonths(to, -MONTHS_A_YEAR * FIGURE_YEARS), to }
}

/** A number of wins and the sum of their amounts (COV-02). */
export interface SumOfWins extends MoneySum {
  readonly count: number
}

/** Wins of one month, 'YYYY-MM'. */
export interface MonthOfWins extends SumOfWins {
  readonly month: string
}

const monthBefore = (now: number, months: number): string =>
  addMonths(`${dayOf(now).slice(0, 7)}-01`, -months).slice(0, 7)

/** Wins of the last twelve calendar months, oldest first, and of the twelve before. */
export interface TwoYearsOfWins {
  readonly months: readonly MonthOfWins[]
  readonly before: SumOfWins
}

const sumOf = (rows: readonly SumOfWins[]): SumOfWins => ({
  count: rows.reduce((sum, row) => sum + row.count, 0),
  ...addSums(rows),
})

/**
 * The last twelve calendar months including this one, months without wins as 0, and the sum of the twelve before
 * (FIG-02).
 */
export function sortWinsByMonth(rows: readonly MonthOfWins[], now: number): TwoYearsOfWins {
  const byMonth = new Map(rows.map((row) => [row.month, row]))
  const monthAt = (before: number): MonthOfWins => {
    const month = monthBefore(now, before)
    return byMonth.get(month) ?? { month, count: 0, ...NO_SUM }
  }
  const run = (newest: number) =>
    Array.from({ length: MONTHS_A_YEAR }, (_, i) => monthAt(newest + MONTHS_A_YEAR - 1 - i))
  return { months: run(0), before: sumOf(run(MONTHS_A_YEAR)) }
}

export function sumWins(months: readonly SumOfWins[]): SumOfWins {
  return sumOf(months)
}

/** The change of an amount in percent against the period before; null without a comparable amount. */
export function changeOf(wins: SumOfWins, before: SumOfWins | null): number | null {
  if (before === null || before.amount === 0 || leftOutText(sumOf([wins, before])) !== '') return null
  return Math.round((wins.amount / before.amount - 1) * 100)
}

/** From this rise in percent the text gives a multiple: 6,399 % is hard to read. */
const SAID_IN_TIMES = 1000

const changeText = (percent: number): string => {
  if (percent >= SAID_IN_TIMES) return `金额约为上年同期的 ${Math.round(percent / 100 + 1)} 倍`
  return `金额较上年同期 ${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`
}

/**
 * The comparison of the wins of twelve months with the twelve before, in words (FIG-02).
 * @param before null where no source counts them
 */
export function describeChange(wins: SumOfWins, before: SumOfWins | null): string {
  const change = changeOf(wins, before)
  if (change !== null) return changeText(change)
  const { unpriced, foreign, doubted } = sumOf(before === null ? [] : [wins, before])
  if (unpriced > 0) return '有金额未公开，不与上年同期比较'
  if (foreign > 0) return '有外币金额，不与上年同期比较'
  if (doubted > 0) return '有金额待核实，不与上年同期比较'
  return before === null || before.count > 0 ? '上年同期无可比金额' : '上年同期无中标'
}
