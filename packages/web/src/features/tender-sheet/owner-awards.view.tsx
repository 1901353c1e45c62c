import { FIGURE_YEARS } from '@zhushutong/domain/bid-figures'
import { formatCount, formatDate, formatMoney, formatTableMoney } from '@zhushutong/domain/formatting'
import { DISCOUNT_STEP, formatCases, formatRate, type Spread } from '@zhushutong/domain/tender-sheet'
import { moneyColumn } from '@/lists/money-column'
import { DataTable } from '@/ui/data-table'
import { figureColumn } from '@/ui/figure'
import { EmptyState } from '@/ui/states'

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

/** What the results of an owner tell, with the addresses of its evidence. */
export interface ShownOwner {
  readonly total: number
  readonly amount: number
  readonly discount: Spread | null
  readonly steps: readonly number[]
  readonly winners: ReadonlyArray<{ id: string; name: string; count: number; amount: number; href: string }>
  readonly latest: readonly Award[]
}

const percent = DISCOUNT_STEP / 100

/** 8–10%, 20% 以上. */
const stepLabel = (step: number, steps: number) =>
  step === steps - 1 ? `${step * percent}% 以上` : `${step * percent}–${(step + 1) * percent}%`

function Histogram({ steps, discount }: { steps: readonly number[]; discount: Spread }) {
  const most = Math.max(...steps, 1)
  return (
    <figure className="discount-chart">
      <figcaption>
        下浮率分布，中位 <b>{formatRate(discount.median)}%</b>，{formatCases(discount.cases)}
      </figcaption>
      <ol>
        {steps.map((count, step) => {
          const label = stepLabel(step, steps.length)
          const holds = Math.floor(discount.median / DISCOUNT_STEP) === step
          return (
            <li key={label} title={`${label}：${count} 标`}>
              <span>{count > 0 ? count : ''}</span>
              <i
                className="discount-bar"
                data-middle={holds || undefined}
                style={{ height: `${(count / most) * 100}%` }}
              />
              <small className="discount-from" aria-hidden="true">
                {step * percent}
              </small>
              <span className="sr-only">
                {label}：{count} 标
              </span>
            </li>
          )
        })}
      </ol>
    </figure>
  )
}

function Winners({ winners, total }: Pick<ShownOwner, 'winners' | 'total'>) {
  const most = winners[0]?.count ?? 1
  return (
    <div>
      <h3 className="text-12 text-ink-3">常中的企业</h3>
      <ul className="winner-ranks">
        {winners.map(({ id, name, count, amount, href }) => (
          <li key={id}>
            <a href={href}>{name}</a>
            <span>
              {count} 标 <small className="winner-amount">{formatMoney(amount)}</small>
            </span>
            <i className="winner-bar" style={{ width: `${(count / most) * 100}%` }} />
          </li>
        ))}
      </ul>
      <p className="text-12 text-ink-3">共 {formatCount(total)} 标</p>
    </div>
  )
}

/** How an owner awards: how far below the control price, to whom, and its last awards (BID-05). */
export function OwnerAwardsView({ owner }: { owner: ShownOwner }) {
  if (owner.total === 0) return <EmptyState title={`近 ${FIGURE_YEARS} 年没有收录该业主的其他中标结果`} />
  return (
    <>
      <div className="owner-figures">
        {owner.discount ? (
          <Histogram steps={owner.steps} discount={owner.discount} />
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
              text: discount === null ? '--' : formatRate(discount),
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
        下浮率 =（控制价 − 中标价）÷ 控制价，按近 {FIGURE_YEARS} 年收录的人民币结果计算，合计
        {formatTableMoney(owner.amount)}万元；没有收录不等于没有。
      </p>
    </>
  )
}
