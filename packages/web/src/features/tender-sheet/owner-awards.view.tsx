import { FIGURE_YEARS, formatPercent, type Spread } from '@zhushutong/domain/bid-figures'
import { formatCount, formatDate, formatSum, type MoneySum } from '@zhushutong/domain/formatting'
import { formatCases, type OwnerWinner } from '@zhushutong/domain/tender-sheet'
import { figureColumn } from '@zhushutong/ui/charts/figure'
import { Histogram } from '@zhushutong/ui/charts/histogram'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { EmptyState } from '@zhushutong/ui/layout/states'
import type { ReactNode } from 'react'
import { discountBars } from '@/lists/discount-bars'
import { moneyColumn } from '@/lists/money-column'
import './tender-sheet.css'

interface Award {
  readonly id: string
  readonly name: string
  readonly companyName: string | null
  readonly amount: number | null
  readonly discount: number | null
  readonly bidders: number | null
  readonly awardedOn: string | null
  readonly href: string
  readonly companyHref: string | null
}

interface ShownOwner extends MoneySum {
  readonly total: number
  readonly discount: Spread | null
  readonly steps: readonly number[]
  readonly winners: ReadonlyArray<OwnerWinner & { readonly href: string }>
  readonly latest: readonly Award[]
}

function Discounts({ steps, discount }: { steps: readonly number[]; discount: Spread }) {
  return (
    <Histogram
      caption={
        <>
          下浮率分布，中位 <b>{formatPercent(discount.median)}%</b>，{formatCases(discount.count)}
        </>
      }
      steps={discountBars(steps, discount, '标')}
    />
  )
}

function Winners({ winners, total }: Pick<ShownOwner, 'winners' | 'total'>) {
  const most = winners[0]?.count ?? 1
  return (
    <div>
      <h3 className="text-12 text-ink-3">常中的企业</h3>
      <ul className="winner-ranks">
        {winners.map(({ id, name, count, href, ...sum }) => (
          <li key={id}>
            <a href={href}>{name}</a>
            <span>
              {count} 标 <small className="winner-amount">{formatSum(sum)}</small>
            </span>
            <i className="winner-bar" style={{ width: `${(count / most) * 100}%` }} />
          </li>
        ))}
      </ul>
      <p className="text-12 text-ink-3">共 {formatCount(total)} 标</p>
    </div>
  )
}

/**
 * An owner's awards: discounts from the control price, winners, and the latest awards (BID-05).
 * @param trial the control that places a trial price among the awards
 */
export function OwnerAwardsView({ owner, trial }: { owner: ShownOwner; trial?: ReactNode }) {
  if (owner.total === 0) return <EmptyState title={`近 ${FIGURE_YEARS} 年没有收录该业主的其他中标结果`} />
  return (
    <>
      <div className="owner-figures">
        {owner.discount ? (
          <div>
            <Discounts steps={owner.steps} discount={owner.discount} />
            {trial}
          </div>
        ) : (
          <p className="text-ink-3">没有同时公布控制价与中标价的结果，不能计算下浮率。</p>
        )}
        {owner.winners.length > 0 && <Winners {...owner} />}
      </div>
      <DataTable
        caption="最近的授标"
        rows={owner.latest}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', header: '最近授标', cell: ({ href, name }) => <a href={href}>{name}</a> },
          {
            key: 'company',
            header: '中标企业',
            cell: ({ companyHref, companyName }) =>
              companyHref ? <a href={companyHref}>{companyName}</a> : (companyName ?? '--'),
          },
          moneyColumn({ key: 'amount', header: '中标价', fen: ({ amount }: Award) => amount }),
          figureColumn({
            key: 'discount',
            header: '下浮率',
            unit: '%',
            figure: ({ discount }: Award) => ({
              text: discount === null ? '--' : formatPercent(discount),
              isNothing: discount === null,
            }),
          }),
          figureColumn({
            key: 'bidders',
            header: '投标',
            unit: '家',
            figure: ({ bidders }: Award) => ({ text: formatCount(bidders), isNothing: bidders === null }),
          }),
          {
            key: 'day',
            header: '日期',
            align: 'left' as const,
            cell: ({ awardedOn }) => formatDate(awardedOn),
          },
        ]}
      />
      <p className="mt-2 text-12 text-ink-3">
        下浮率 =（控制价 − 中标价）÷ 控制价，按近 {FIGURE_YEARS} 年收录的人民币结果计算，合计{' '}
        {formatSum(owner) ?? '没有金额'}；未收录不代表没有。
      </p>
    </>
  )
}
