import { formatPercent, NOT_KNOWN_TEXT, winRateOf } from '@zhushutong/domain/bid-figures'
import { shortNameOf } from '@zhushutong/domain/divisions'
import { formatCount } from '@zhushutong/domain/formatting'
import { engineeringTypeLabel } from '@zhushutong/domain/records'
import { Meter } from '@zhushutong/ui/charts/meter'
import { Breadcrumb } from '@zhushutong/ui/layout/breadcrumb'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { DataTable } from '@zhushutong/ui/layout/data-table'
import { EmptyState } from '@zhushutong/ui/layout/states'
import type { ReactNode } from 'react'
import { MoreRows } from '@/lists/more-rows'
import type { Keyed, MarketFigures, MarketGroup } from './bid-figures.types'
import { HowCounted } from './company-rates'
import { DiscountText, SmallSample, WinRateText } from './figure-cells'
import { DiscountBox } from './micro-charts'
import '@zhushutong/ui/charts/decision.css'

interface Choice {
  readonly label: string
  readonly href: string
  readonly isChosen: boolean
}

function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label} className="flex gap-3">
      <span className="flex-none text-ink-3">{label}</span>
      <span className="flex flex-wrap gap-x-4 gap-y-1">
        {choices.map((choice) => (
          <a
            key={choice.label}
            href={choice.href}
            aria-current={choice.isChosen ? 'true' : undefined}
            className="whitespace-nowrap text-ink-2 hover:text-primary current:font-semibold current:text-primary"
          >
            {choice.label}
          </a>
        ))}
      </span>
    </nav>
  )
}

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <section>
    <h2>{label}</h2>
    {children}
  </section>
)

function Band({ total, resultsHref }: { total: MarketGroup; resultsHref: string }) {
  const { percent, wins, bids } = winRateOf(total)
  const { discount } = total
  return (
    <div className="card decision overflow-hidden" data-cells="3">
      <Cell label="中标结果">
        <span className="big">
          {formatCount(total.results)}
          <small>项</small> <SmallSample cases={total.results} />
        </span>
        <p className="viz">
          <a href={resultsHref}>看这些中标结果</a>
        </p>
      </Cell>
      <Cell label="平均中标率">
        {percent === null ? (
          <>
            <span className="big nothing">{NOT_KNOWN_TEXT}</span>
            <p>没有公布落标单位的项目</p>
          </>
        ) : (
          <>
            <span className="big">
              {formatPercent(percent)}
              <small>%</small> <SmallSample cases={bids} />
            </span>
            <p>
              <b>{formatCount(wins)}</b> 中 / <b>{formatCount(bids)}</b> 投
            </p>
            <div className="viz">
              <Meter percent={percent} />
            </div>
          </>
        )}
      </Cell>
      <Cell label="下浮率">
        {discount === null ? (
          <>
            <span className="big nothing">{NOT_KNOWN_TEXT}</span>
            <p>没有同时公布控制价与中标价的项目</p>
          </>
        ) : (
          <>
            <span className="big">
              {formatPercent(discount.median)}
              <small>%</small> <SmallSample cases={discount.count} />
            </span>
            <p>
              多在{' '}
              <b>
                {formatPercent(discount.low)}–{formatPercent(discount.high)}%
              </b>
              ，{formatCount(discount.count)} 项
            </p>
            <div className="viz">
              <DiscountBox spread={discount} />
            </div>
          </>
        )}
      </Cell>
    </div>
  )
}

type Row = MarketGroup & Keyed

function Groups({
  caption,
  header,
  rows,
  nameOf,
}: {
  caption: string
  header: string
  rows: readonly Row[]
  nameOf: (row: Row) => ReactNode
}) {
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ key }) => key}
      empty={<EmptyState title="没有收录中标结果">换一个地区或类型看看</EmptyState>}
      columns={[
        { key: 'name', header, cell: nameOf },
        {
          key: 'results',
          header: '中标结果',
          unit: '项',
          align: 'right' as const,
          cell: (row: Row) => formatCount(row.results),
        },
        {
          key: 'rate',
          header: '平均中标率',
          align: 'left' as const,
          cell: (row: Row) => <WinRateText tally={row} />,
        },
        {
          key: 'discount',
          header: '下浮率（中位，多在）',
          align: 'left' as const,
          cell: (row: Row) => <DiscountText spread={row.discount} />,
        },
      ]}
    />
  )
}

export function MarketView({
  scope,
  figures: { from, to, total, byRegion, byType, companies },
  regions,
  types,
  resultsHref,
  hrefOf,
  companyHref,
}: {
  /** 重庆 · 市政 */
  scope: string
  figures: MarketFigures
  regions: readonly Choice[]
  types: readonly Choice[]
  resultsHref: string
  /** The address of the page with another region or type. */
  hrefOf: (change: { readonly region?: string; readonly type?: string }) => string
  companyHref: (id: string) => string
}) {
  return (
    <main id="main" className="wrap pb-12">
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '中标率与下浮率' }]} />
      <h1 className="mb-1 text-20 font-semibold">{`${scope}中标率与下浮率`}</h1>
      <p className="mb-4 text-ink-2">{`${from} 至 ${to} 已收录的中标结果，共 ${formatCount(total.results)} 项。`}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="card grid gap-3 px-3 py-4 md:px-6">
          <Choices label="地区" choices={regions} />
          <Choices label="类型" choices={types} />
        </div>
        <Band total={total} resultsHref={resultsHref} />
        <TitledCard title="中标多的企业" count={formatCount(companies.total)}>
          <DataTable
            caption="中标多的企业"
            rows={companies.records}
            rowKey={({ id }) => id}
            empty={<EmptyState title="没有公布落标单位的项目">换一个地区或类型看看</EmptyState>}
            columns={[
              { key: 'name', header: '企业', cell: ({ id, name }) => <a href={companyHref(id)}>{name}</a> },
              {
                key: 'rate',
                header: '中标率',
                align: 'left' as const,
                cell: (row) => <WinRateText tally={row} />,
              },
              {
                key: 'discount',
                header: '下浮率（中位，多在）',
                align: 'left' as const,
                cell: (row) => <DiscountText spread={row.discount} />,
              },
            ]}
          />
          <MoreRows of={companies} noun="家企业" />
        </TitledCard>
        <TitledCard title="按工程类型">
          <Groups
            caption="按工程类型"
            header="工程类型"
            rows={byType}
            nameOf={({ key }) => <a href={hrefOf({ type: key })}>{engineeringTypeLabel(key)}</a>}
          />
        </TitledCard>
        <TitledCard title="按地区">
          <Groups
            caption="按地区"
            header="地区"
            rows={byRegion}
            nameOf={({ key }) => <a href={hrefOf({ region: key })}>{shortNameOf(key)}</a>}
          />
        </TitledCard>
      </div>
      <HowCounted from={from} to={to} />
    </main>
  )
}
