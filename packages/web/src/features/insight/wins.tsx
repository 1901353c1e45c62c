import { divisionName, shortDivisionName } from '@zhushutong/domain/divisions'
import { formatTableMoney, TABLE_MONEY_UNIT } from '@zhushutong/domain/formatting'
import { BarChart } from '@/ui/bar-chart'
import { EmptyState } from '@/ui/states'
import type { Insight, Wins } from './insight.types'

const WAN_FEN = 1_000_000
const NOTHING = <EmptyState title="暂无中标记录">从已收录的中标结果计算</EmptyState>

/** Wins by year: count and amount. */
export function WinsByYear({ insight: { byYear } }: { insight: Pick<Insight, 'byYear'> }) {
  if (byYear.length === 0) return NOTHING
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <div>
        <h3 className="mb-2 text-ink-2">中标数量（个）</h3>
        <BarChart
          title="各年中标数量"
          unit="个"
          bars={byYear.map(({ key, count }) => ({ label: key, value: count, text: String(count) }))}
        />
      </div>
      <div>
        <h3 className="mb-2 text-ink-2">中标金额（万元）</h3>
        <BarChart
          title="各年中标金额"
          unit="万元"
          bars={byYear.map(({ key, amount }) => ({
            label: key,
            value: amount,
            text: Math.round(amount / WAN_FEN).toLocaleString('en-US'),
          }))}
        />
      </div>
    </div>
  )
}

const placeOf = ({ key }: Wins) => shortDivisionName(divisionName(key) ?? key)

/** Wins by province as bars with numbers; each links to the results there. */
export function WinsByRegion({
  insight: { id, byRegion },
  listOf,
}: {
  insight: Pick<Insight, 'id' | 'byRegion'>
  /** The address of the company's results in a province. */
  listOf: (companyId: string, region: string) => string
}) {
  if (byRegion.length === 0) return NOTHING
  const most = Math.max(...byRegion.map((r) => r.count), 1)
  return (
    <ul className="grid gap-x-8 md:grid-cols-2">
      {byRegion.map((one) => (
        <li key={one.key}>
          <a
            href={listOf(id, one.key)}
            className="grid grid-cols-[56px_minmax(0,1fr)_56px_128px] items-center gap-2 py-1 hover:text-primary"
          >
            <span className="truncate">{placeOf(one)}</span>
            <span className="h-2 rounded-1 bg-surface-2" aria-hidden="true">
              <span
                className="block h-2 rounded-1 bg-primary opacity-85"
                style={{ width: `${(one.count / most) * 100}%` }}
              />
            </span>
            <span className="text-right">{one.count} 个</span>
            <span className="text-right whitespace-nowrap text-ink-3">
              {formatTableMoney(one.amount)} {TABLE_MONEY_UNIT}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
