import { FIGURE_YEARS, formatPercent, type Spread } from '@zhushutong/domain/bid-figures'
import { engineeringTypeLabel } from '@zhushutong/domain/records'
import { ChartTable } from '@zhushutong/ui/charts/chart-table'
import { figureColumn } from '@zhushutong/ui/charts/figure'
import { Histogram } from '@zhushutong/ui/charts/histogram'
import { discountBars, discountStepText } from '@/lists/discount-bars'
import type { CompanyFigures } from './bid-figures.types'
import { SmallSample } from './figure-cells'
import { DiscountBox } from './micro-charts'
import './company-discounts.css'

/** Number of types of works compared, those with most wins first. */
const TYPES = 4

interface OfType {
  readonly key: string
  readonly discount: Spread
}

const listTypes = ({ byType }: CompanyFigures): OfType[] =>
  byType
    .flatMap(({ key, discount }) => (discount === null ? [] : [{ key, discount }]))
    .sort((a, b) => b.discount.count - a.discount.count)
    .slice(0, TYPES)

function ByType({ rows }: { rows: readonly OfType[] }) {
  return (
    <>
      <h3 className="mt-3 text-12 text-ink-2">按工程类型，0 至 24%</h3>
      <ul className="type-spreads">
        {rows.map(({ key, discount }) => (
          <li key={key}>
            <span>
              {engineeringTypeLabel(key)} <small className="type-cases">{discount.count} 项</small>
            </span>
            <DiscountBox spread={discount} />
            <b className="type-median">{formatPercent(discount.median)}%</b>
          </li>
        ))}
      </ul>
    </>
  )
}

interface Step {
  readonly step: number
  readonly count: number
}

/**
 * The discounts of a company's wins from their control prices, in steps and by type (FIG-04, FIG-07); null if
 * unknown.
 */
export function companyDiscounts(figures: CompanyFigures) {
  const { total, discountSteps } = figures
  const spread = total.discount
  if (spread === null) return null
  const types = listTypes(figures)
  return (
    <>
      <Histogram
        caption={
          <>
            中位 <b>{formatPercent(spread.median)}%</b>，近 {FIGURE_YEARS} 年 {spread.count} 项{' '}
            <SmallSample cases={spread.count} />
          </>
        }
        steps={discountBars(discountSteps, spread, '项')}
      />
      {types.length > 1 && <ByType rows={types} />}
      <ChartTable
        caption="下浮率分布"
        rows={discountSteps.map((count, step): Step => ({ count, step }))}
        rowKey={({ step }) => String(step)}
        columns={[
          { key: 'step', header: '下浮率', cell: ({ step }) => discountStepText(step, discountSteps.length) },
          figureColumn({
            key: 'count',
            header: '中标',
            unit: '项',
            figure: ({ count }: Step) => ({ text: String(count), isNothing: count === 0 }),
          }),
        ]}
      />
    </>
  )
}
