import type { Opening } from '@zhushutong/domain/access'
import { formatCount } from '@zhushutong/domain/formatting'
import {
  labelAmountBand,
  MARKET_TITLE,
  type MarketReference,
  NOT_COVERED_TEXT,
} from '@zhushutong/domain/market-figures'
import { engineeringTypeLabel } from '@zhushutong/domain/records'
import { Breadcrumb } from '@zhushutong/ui/layout/breadcrumb'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { EmptyState } from '@zhushutong/ui/layout/states'
import { MoreRows } from '@/lists/more-rows'
import { DiscountText, WinRateText } from './figure-cells'
import { MarketBand } from './market-band'
import { type ChoiceRow, MarketChoices } from './market-choices'
import { MarketFiles, MarketMethods } from './market-files'
import { MarketGroups } from './market-groups'

interface MarketChange {
  readonly region?: string
  readonly type?: string
  readonly amount?: string
  readonly year?: number
}

interface MarketViewProps {
  readonly reference: MarketReference
  /** The membership that opens further companies; null if all are shown. */
  readonly opensBy: Opening | null
  readonly choices: readonly ChoiceRow[]
  readonly resultsHref: string
  /** The address of the page with another part of the choice. */
  readonly hrefOf: (change: MarketChange) => string
  readonly regionName: (code: string) => string
  readonly companyHref: (id: string) => string
  readonly statusHref: string
  readonly csvHref: string
  readonly pictureHref: string
}

function Companies({
  reference: { market },
  opensBy,
  companyHref,
}: Pick<MarketViewProps, 'reference' | 'opensBy' | 'companyHref'>) {
  const { companies } = market
  return (
    <TitledCard title="中标多的企业" count={formatCount(companies.total)}>
      <DataTable
        caption="中标多的企业"
        rows={companies.records}
        rowKey={({ id }) => id}
        empty={<EmptyState title="没有公布落标单位的结果">换一个地区、类型、金额或年份看看</EmptyState>}
        columns={[
          { key: 'name', header: '企业', cell: ({ id, name }) => <a href={companyHref(id)}>{name}</a> },
          {
            key: 'rate',
            header: '中标率',
            cell: (row) => <WinRateText tally={row} unknown={NOT_COVERED_TEXT} />,
          },
          {
            key: 'discount',
            header: '下浮率（中位，多在）',
            cell: ({ discount }) => <DiscountText spread={discount} unknown={NOT_COVERED_TEXT} />,
          },
        ]}
      />
      <MoreRows of={{ ...companies, opensBy }} noun="家企业" />
    </TitledCard>
  )
}

/** The discounts and the competition of a market, with their method, source, reference and files (FIG-12 to FIG-16). */
export function MarketView(props: MarketViewProps) {
  const { reference, choices, resultsHref, hrefOf, regionName, statusHref } = props
  const { scope, market } = reference
  const { from, to, total, byYear, byType, byAmount, byRegion } = market
  return (
    <main id="main" className="wrap pb-12">
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: MARKET_TITLE }]} />
      <h1 className="mb-1 text-20 font-semibold">{`${scope}${MARKET_TITLE}`}</h1>
      <p className="mb-4 flex flex-wrap gap-x-4 text-ink-2">
        {`${from} 至 ${to} 已收录的中标结果${total.results === 0 ? '：暂未收录' : `，共 ${formatCount(total.results)} 项`}。`}
        <span className="flex gap-x-3 text-primary print:hidden">
          <a href="#method">方法与来源</a>
          <a href="#cite">引用与下载</a>
        </span>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <MarketChoices rows={choices} />
        <MarketBand total={total} resultsHref={resultsHref} />
        <MarketGroups
          title="逐年走势"
          header="年份"
          note="不受年份条件限制"
          rows={byYear}
          nameOf={({ key }) => (
            <a href={hrefOf({ year: Number(key) })} rel="nofollow">
              {to.startsWith(key) && !to.endsWith('12-31') ? `${key} 年（至 ${to.slice(5)}）` : `${key} 年`}
            </a>
          )}
        />
        <MarketGroups
          title="按工程类型"
          header="工程类型"
          rows={byType}
          nameOf={({ key }) => <a href={hrefOf({ type: key })}>{engineeringTypeLabel(key)}</a>}
        />
        <MarketGroups
          title="按中标金额"
          header="中标金额"
          rows={byAmount}
          nameOf={({ key }) => (
            <a href={hrefOf({ amount: key })} rel="nofollow">
              {labelAmountBand(key)}
            </a>
          )}
        />
        <MarketGroups
          title="按地区"
          header="地区"
          rows={byRegion}
          nameOf={({ key }) => <a href={hrefOf({ region: key })}>{regionName(key)}</a>}
        />
        {total.results > 0 && <Companies {...props} />}
        <MarketFiles {...props} />
        <MarketMethods reference={reference} statusHref={statusHref} />
      </div>
    </main>
  )
}
