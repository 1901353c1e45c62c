import { formatPercent, NOT_KNOWN_TEXT, sumWins, winRateOf } from '@zhushutong/domain/bid-figures'
import { findBest, rateToCompare } from '@zhushutong/domain/comparison'
import { findVerdictTone } from '@zhushutong/domain/credit-verdict'
import { shortNameOf } from '@zhushutong/domain/divisions'
import { formatSum } from '@zhushutong/domain/formatting'
import { engineeringTypeLabel, NOT_COVERED_TEXT } from '@zhushutong/domain/records'
import { Meter } from '@zhushutong/ui/charts/meter'
import { Shares } from '@zhushutong/ui/charts/shares'
import type { ComparedCompany } from './comparison.types'
import { Best, ComparisonRow, Nothing } from './comparison-row'
import { calculateShares } from './decision-head'
import { SmallSample } from './figure-cells'
import { DiscountBox, Sparkline } from './micro-charts'
import '@zhushutong/ui/charts/decision.css'

interface Props {
  readonly companies: readonly ComparedCompany[]
}

function Verdicts({ companies }: Props) {
  return (
    <ComparisonRow label="信用结论">
      {companies.map(({ id, href, verdict: { grade, title, reason, href: evidence } }) => (
        <td key={id} data-tone={findVerdictTone(grade)}>
          <b className="verdict">{title}</b>
          <p>{reason}</p>
          {evidence && (
            <p>
              <a href={`${href}${evidence}`}>看信用记录</a>
            </p>
          )}
        </td>
      ))}
    </ComparisonRow>
  )
}

function Wins({ companies }: Props) {
  const years = companies.map(({ figures }) => figures.months && sumWins(figures.months))
  const best = findBest(
    years.map((year) => year?.count ?? null),
    'more',
  )
  // All companies share a scale: columns of equal height are equal numbers of wins.
  const most = Math.max(
    ...companies.flatMap(({ figures }) => (figures.months ?? []).map(({ count }) => count)),
    1,
  )
  return (
    <ComparisonRow label="近 12 个月中标" note="逐月，同一刻度">
      {companies.map(({ id, href, figures: { months } }, i) => {
        const year = years[i]
        if (!year || months === null)
          return (
            <td key={id}>
              <Nothing>{NOT_COVERED_TEXT}</Nothing>
              <p>没有收录中标结果，不代表没有中标</p>
            </td>
          )
        return (
          <td key={id}>
            <a className="compare-figure" href={`${href}#allWinning`}>
              <Best word={best.includes(i) && '最多'}>
                {year.count} <small>项</small>
              </Best>
            </a>
            <p>{formatSum(year) ?? '没有中标'}</p>
            <div className="compare-chart">
              <Sparkline months={months} scale={most} />
            </div>
          </td>
        )
      })}
    </ComparisonRow>
  )
}

function Rates({ companies }: Props) {
  const best = findBest(
    companies.map(({ figures }) => rateToCompare(figures.total)),
    'more',
  )
  return (
    <ComparisonRow label="中标率" note="近 3 年，公布了落标单位的">
      {companies.map(({ id, href, figures }, i) => {
        const { percent, wins, bids } = winRateOf(figures.total)
        if (percent === null)
          return (
            <td key={id}>
              <Nothing>{NOT_KNOWN_TEXT}</Nothing>
              <p>没有公布落标单位的投标</p>
            </td>
          )
        return (
          <td key={id}>
            <a className="compare-figure" href={`${href}#rates`}>
              <Best word={best.includes(i) && '最高'}>
                {formatPercent(percent)}
                <small>%</small>
              </Best>
            </a>{' '}
            <SmallSample cases={bids} />
            <p>{`${wins} 中 / ${bids} 投`}</p>
            <div className="compare-chart">
              <Meter percent={percent} />
            </div>
          </td>
        )
      })}
    </ComparisonRow>
  )
}

function Discounts({ companies }: Props) {
  return (
    <ComparisonRow label="常见下浮率" note="近 3 年的中标，0–24% 同一刻度">
      {companies.map(({ id, href, figures: { total } }) => {
        const { discount: spread } = total
        if (spread === null)
          return (
            <td key={id}>
              <Nothing>{NOT_KNOWN_TEXT}</Nothing>
              <p>中标没有可比的控制价</p>
            </td>
          )
        return (
          <td key={id}>
            <a className="compare-figure" href={`${href}#rates`}>
              {formatPercent(spread.median)}
              <small>%</small>
            </a>{' '}
            <SmallSample cases={spread.count} />
            <p>{`多在 ${formatPercent(spread.low)}–${formatPercent(spread.high)}%，${spread.count} 项`}</p>
            <div className="compare-chart">
              <DiscountBox spread={spread} />
              <span className="axis" aria-hidden="true">
                <span>0</span>
                <span>12</span>
                <span>24%</span>
              </span>
            </div>
          </td>
        )
      })}
    </ComparisonRow>
  )
}

function Work({ companies, by }: Props & { by: 'byType' | 'byRegion' }) {
  const [label, labelOf] =
    by === 'byType' ? (['主营类型', engineeringTypeLabel] as const) : (['主营地区', shortNameOf] as const)
  return (
    <ComparisonRow label={label} note="近 3 年中标的占比">
      {companies.map(({ id, href, figures }) => {
        const shares = calculateShares(figures[by], labelOf)
        return (
          <td key={id}>
            {shares.length === 0 ? (
              <Nothing>{figures.total.won === null ? NOT_COVERED_TEXT : '近 3 年没有中标'}</Nothing>
            ) : (
              <a className="block" href={`${href}#rates`}>
                <Shares shares={shares} />
              </a>
            )}
          </td>
        )
      })}
    </ComparisonRow>
  )
}

function Owners({ companies }: Props) {
  return (
    <ComparisonRow label="主要业主" note="近 3 年">
      {companies.map(({ id, href, figures: { byOwner } }) => (
        <td key={id}>
          {byOwner.total === 0 ? (
            <Nothing>{NOT_COVERED_TEXT}</Nothing>
          ) : (
            <>
              <ul>
                {byOwner.records.slice(0, 2).map(({ id: owner, name, won }) => (
                  <li key={owner}>
                    {name} <span className="whitespace-nowrap text-ink-3">{`中标 ${won} 项`}</span>
                  </li>
                ))}
              </ul>
              <p>
                <a href={`${href}#owners`}>{`共 ${byOwner.total} 家业主`}</a>
              </p>
            </>
          )}
        </td>
      ))}
    </ComparisonRow>
  )
}

export function FigureRows({ companies }: Props) {
  return (
    <>
      <Verdicts companies={companies} />
      <Wins companies={companies} />
      <Rates companies={companies} />
      <Discounts companies={companies} />
      <Work companies={companies} by="byType" />
      <Work companies={companies} by="byRegion" />
      <Owners companies={companies} />
    </>
  )
}
