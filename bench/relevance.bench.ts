import {
  answerSearches,
  type ClassFigures,
  figuresOf,
  knownSearches,
  meetsGoal,
  RELEVANCE_GOALS,
} from '../packages/gateway/test-support/records/relevance'
import { withTradeCompanies } from '../packages/gateway/test-support/records/trade-companies'
import { main } from '../scripts/lib/processes.mjs'
import { openPglite, openPostgres } from './lib/databases'
import { exitCode, type Line, machine, report } from './lib/report'
import { SIZE, setting } from './lib/temp'

const SEARCHES = setting('BENCH_QUERIES', 600)

const percent = (share: number) => `${(share * 100).toFixed(1).replace(/\.0$/, '')}%`

const shown = ({ first, inThree, onPage, none }: ClassFigures) =>
  [first, inThree, onPage, none].map(percent).join(' / ')

const goalOf = ({ of }: ClassFigures): string => {
  if (of === '完整名称') return `首位 ${percent(RELEVANCE_GOALS.exactFirst)}`
  if (of === '品牌') return `前三 ≥ ${percent(RELEVANCE_GOALS.brandInThree)}`
  return `无结果 ≤ ${percent(RELEVANCE_GOALS.none)}`
}

const linesOf = (before: readonly ClassFigures[], after: readonly ClassFigures[]): Line[] =>
  after.map((figures, i) => ({
    what: `${figures.of}（${figures.count} 次）`,
    measured: `${shown(before[i] as ClassFigures)} → ${shown(figures)}`,
    goal: goalOf(figures),
    met: meetsGoal(figures),
  }))

main(async () => {
  const bench = await (process.env.BENCH_ON === 'postgres' || process.env.DATABASE_URL
    ? openPostgres(SIZE)
    : openPglite(SIZE))
  try {
    const { database, companies } = bench
    const now = Date.now()
    const searches = await knownSearches(database, companies, SEARCHES)
    const [plain, answered] = await withTradeCompanies(database, companies, now, async () => [
      await answerSearches(database, searches, now, { match: 'literal', sort: 'latest' }),
      await answerSearches(database, searches, now),
    ])
    report(
      `检索的相关性，${bench.name}，${companies.toLocaleString('en-US')} 家企业`,
      [
        machine(),
        `${SEARCHES} 条已知答案的企业检索，15 类，由演示数据和 40 家临时写入的企业按固定种子生成，每次相同`,
        '实测：首位 / 前三 / 前十有正确答案的比例 / 无结果的比例；箭头前按原文查找、按最近中标排序，箭头后为默认的检索',
      ],
      linesOf(figuresOf(plain), figuresOf(answered)),
    )
    if (process.env.BENCH_VERBOSE)
      for (const { of, keyword, name, place, isNone } of answered)
        if (place !== 1) console.log([of, keyword, name, place ?? '-', isNone ? '无结果' : ''].join('\t'))
    return exitCode()
  } finally {
    await bench.close()
  }
})
