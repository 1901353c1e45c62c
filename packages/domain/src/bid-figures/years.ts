import { NO_SUM } from '../formatting'
import type { SumOfWins } from './period'

/** Years in the chart of wins (FIG-10). */
const CHART_YEARS = 6

/** Wins of one year, 'YYYY'. */
interface YearOfWins extends SumOfWins {
  readonly key: string
}

/** The last six years up to the newest with a win, oldest first, years without wins as 0 (FIG-10). */
export function listChartYears(byYear: readonly YearOfWins[]): YearOfWins[] {
  const years = byYear.map(({ key }) => Number(key))
  if (years.length === 0) return []
  const newest = Math.max(...years)
  const first = Math.max(Math.min(...years), newest - CHART_YEARS + 1)
  return Array.from({ length: newest - first + 1 }, (_, at) => {
    const key = String(first + at)
    return byYear.find((year) => year.key === key) ?? { key, count: 0, ...NO_SUM }
  })
}
