import { formatPercent, winRateOf } from '@zhushutong/domain/bid-figures'
import { formatCount } from '@zhushutong/domain/formatting'
import { type MarketGroup, NOT_COVERED_TEXT } from '@zhushutong/domain/market-figures'
import { Meter } from '@zhushutong/ui/charts/meter'
import type { ReactNode } from 'react'
import { SmallSample } from './figure-cells'
import { DiscountBox } from './micro-charts'
import '@zhushutong/ui/charts/decision.css'

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section>
      <h2>{label}</h2>
      {children}
    </section>
  )
}

function NotCovered({ reason }: { reason: string }) {
  return (
    <>
      <span className="big nothing">{NOT_COVERED_TEXT}</span>
      <p>{reason}</p>
    </>
  )
}

function DiscountCell({ total: { discount, results } }: { total: MarketGroup }) {
  if (discount === null) return <NotCovered reason="没有同时公布控制价与中标价的结果" />
  return (
    <>
      <span className="big">
        {formatPercent(discount.median)}
        <small>%</small> <SmallSample cases={discount.count} />
      </span>
      <p className="basis">
        多在{' '}
        <b>
          {formatPercent(discount.low)}–{formatPercent(discount.high)}%
        </b>
        ，算得出的 {formatCount(discount.count)}/{formatCount(results)} 项
      </p>
      <div className="viz">
        <DiscountBox spread={discount} />
      </div>
    </>
  )
}

function BiddersCell({ total: { bidders, results } }: { total: MarketGroup }) {
  if (bidders === null) return <NotCovered reason="没有公布投标家数或落标单位的结果" />
  return (
    <>
      <span className="big">
        {bidders.median}
        <small>家</small> <SmallSample cases={bidders.count} />
      </span>
      <p className="basis">
        多在{' '}
        <b>
          {bidders.low}–{bidders.high} 家
        </b>
        ，有家数的 {formatCount(bidders.count)}/{formatCount(results)} 项
      </p>
    </>
  )
}

function WinRateCell({ total }: { total: MarketGroup }) {
  const { percent, wins, bids } = winRateOf(total)
  if (percent === null) return <NotCovered reason="没有公布落标单位的结果" />
  return (
    <>
      <span className="big">
        {formatPercent(percent)}
        <small>%</small> <SmallSample cases={bids} />
      </span>
      <p className="basis">
        <b>{formatCount(wins)}</b> 中 / <b>{formatCount(bids)}</b> 投
      </p>
      <div className="viz">
        <Meter percent={percent} />
      </div>
    </>
  )
}

/** The figures of a market: discount, bidders of a result, win rate, and the counted results (FIG-04, FIG-14). */
export function MarketBand({ total, resultsHref }: { total: MarketGroup; resultsHref: string }) {
  return (
    <div className="card decision overflow-hidden" data-cells="4">
      <Cell label="下浮率（中位数）">
        <DiscountCell total={total} />
      </Cell>
      <Cell label="每项投标家数（中位数）">
        <BiddersCell total={total} />
      </Cell>
      <Cell label="平均中标率">
        <WinRateCell total={total} />
      </Cell>
      <Cell label="中标结果">
        {total.results === 0 ? (
          <NotCovered reason="没有收录这一范围的中标结果" />
        ) : (
          <span className="big">
            {formatCount(total.results)}
            <small>项</small> <SmallSample cases={total.results} />
          </span>
        )}
        <p className="viz">
          <a href={resultsHref} rel="nofollow">
            看这些中标结果
          </a>
        </p>
      </Cell>
    </div>
  )
}
