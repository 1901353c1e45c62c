import { listChartYears } from '@zhushutong/domain/bid-figures'
import { shortNameOf } from '@zhushutong/domain/divisions'
import {
  addSums,
  dayOf,
  formatCount,
  formatMoney,
  formatSum,
  leftOutText,
  unitFor,
} from '@zhushutong/domain/formatting'
import { ChartTable } from '@zhushutong/ui/charts/chart-table'
import { figureColumn } from '@zhushutong/ui/charts/figure'
import { YearColumns } from '@zhushutong/ui/charts/year-columns'
import { sumColumn } from '@/lists/money-column'
import { TileMap } from '@/lists/tile-map'
import type { Insight, Wins } from './insight.types'

function WinsTable({
  caption,
  header,
  rows,
  nameOf,
}: {
  caption: string
  header: string
  rows: readonly Wins[]
  nameOf: (row: Wins) => string
}) {
  return (
    <ChartTable
      caption={caption}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: 'name', header, cell: nameOf },
        figureColumn({
          key: 'count',
          header: '中标',
          unit: '项',
          figure: ({ count }: Wins) => ({ text: formatCount(count), isNothing: count === 0 }),
        }),
        sumColumn({ key: 'amount', header: '中标金额', sum: (row: Wins) => row }),
      ]}
    />
  )
}

/** Wins by year: numbers as columns, amounts as a grey line; each year links to its wins (FIG-10). */
export function WinsByYear({
  insight: { byYear },
  now,
  listOf,
}: {
  insight: Pick<Insight, 'byYear'>
  /** In ms; the year of `now` is not complete. */
  now: number
  listOf: (year: string) => string
}) {
  const thisYear = dayOf(now).slice(0, 4)
  const years = listChartYears(byYear)
  const leftOut = leftOutText(addSums(years))
  // All columns share the unit of the largest amount, so that labels are comparable.
  const unit = unitFor(Math.max(...years.map(({ amount }) => amount), 0))
  const amountText = (amount: number) => formatMoney(amount, { unit })
  return (
    <>
      <p className="chart-key" aria-hidden="true">
        <span>项数</span>
        <span data-line="">金额</span>
      </p>
      <YearColumns
        columns={years.map(({ key, count, ...sum }) => ({
          label: key === thisYear ? `${key} 至今` : key,
          isUnfinished: key === thisYear,
          count,
          amount: sum.amount,
          amountText: sum.amount === 0 ? '--' : amountText(sum.amount),
          text: [`${key} 年${key === thisYear ? '至今' : ''}中标 ${count} 项`, formatSum(sum)]
            .filter(Boolean)
            .join('，'),
          href: listOf(key),
        }))}
      />
      {leftOut && <p className="mt-2 text-12 text-ink-3">{leftOut}</p>}
      <WinsTable
        caption="逐年中标"
        header="年份"
        rows={byYear}
        nameOf={({ key }) => (key === thisYear ? `${key} 至今` : key)}
      />
    </>
  )
}

const formatPlace = ({ key }: Wins) => shortNameOf(key)

/** Wins by province on a tile map, with amounts below it; each province links to its results (FIG-10). */
export function WinsByRegion({
  insight: { byRegion, wins },
  listOf,
}: {
  insight: Pick<Insight, 'byRegion' | 'wins'>
  listOf: (region: string) => string
}) {
  const [only] = byRegion
  const counted = byRegion.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      {only && byRegion.length === 1 ? (
        <p>
          <a className="text-primary underline" href={listOf(only.key)}>
            {formatPlace(only)} {formatCount(only.count)} 项
          </a>
          ，其他省份没有收录
        </p>
      ) : (
        <TileMap
          parts={byRegion.map(({ key, count }) => ({ value: key, count, href: listOf(key) }))}
          isLarge
        />
      )}
      {wins > counted && (
        <p className="mt-2 text-12 text-ink-3">未注明地区 {formatCount(wins - counted)} 项</p>
      )}
      <WinsTable caption="各省中标" header="省份" rows={byRegion} nameOf={formatPlace} />
    </>
  )
}
