import {
  describeChange,
  formatPercent,
  NOT_KNOWN_TEXT,
  sumWins,
  winRateOf,
} from '@zhushutong/domain/bid-figures'
import { type CreditGrade, findVerdictTone } from '@zhushutong/domain/credit-verdict'
import { shortNameOf } from '@zhushutong/domain/divisions'
import { formatCount, formatMoney, formatSum, leftOutText } from '@zhushutong/domain/formatting'
import type { SiteCounts } from '@zhushutong/domain/ongoing-works'
import { OVERDUE_DAYS } from '@zhushutong/domain/ongoing-works'
import { engineeringTypeLabel, NOT_COVERED_TEXT } from '@zhushutong/domain/records'
import { DecisionCell as Cell } from '@zhushutong/ui/charts/decision-cell'
import { Meter } from '@zhushutong/ui/charts/meter'
import { type Share, Shares } from '@zhushutong/ui/charts/shares'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import type { ReactNode } from 'react'
import type { CompanyFigures, CompanyGroup, Keyed } from './bid-figures.types'
import { SmallSample } from './figure-cells'
import { DiscountBox, Sparkline } from './micro-charts'
import '@zhushutong/ui/charts/decision.css'

const INFERRED = `由收录的中标结果推断：担任项目经理、没有完工记录且未过预计完工 ${OVERDUE_DAYS} 天的项目；变更可能未公布，请核对`

/** The verdict computed from a company's credit records. */
export interface HeadVerdict {
  readonly grade: CreditGrade
  readonly title: string
  readonly reason: string
  /** The page of all credit records; null without records to show. */
  readonly href: string | null
}

export interface DecisionProps {
  readonly verdict: HeadVerdict
  /** undefined: loading; null: loading failed. */
  readonly figures: CompanyFigures | null | undefined
  readonly personnelCount: number | null
  /** The address of the wins of the last twelve months. */
  readonly winsHref: string
  /** The address of the constructors without a work under way. */
  readonly freeHref: string
}

const NotKnown = ({ children }: { children: ReactNode }) => (
  <>
    <span className="big nothing">{NOT_KNOWN_TEXT}</span>
    <p>{children}</p>
  </>
)

const NotCovered = ({ children }: { children: ReactNode }) => (
  <>
    <span className="big nothing">{NOT_COVERED_TEXT}</span>
    <p>{children}</p>
  </>
)

function Verdict({ verdict: { grade, title, reason, href } }: { verdict: HeadVerdict }) {
  return (
    <section data-wide="" data-verdict={findVerdictTone(grade)}>
      <h2>信用结论</h2>
      <span className="big">{title}</span>
      <p>{reason}</p>
      {href && (
        <p className="viz">
          <a href={href}>看全部信用记录</a>
        </p>
      )}
    </section>
  )
}

function Wins({ figures: { months, yearBefore }, href }: { figures: CompanyFigures; href: string }) {
  if (months === null)
    return (
      <Cell label="近 12 个月中标" wide>
        <NotCovered>没有收录这家企业的中标结果，不代表没有中标</NotCovered>
      </Cell>
    )
  const year = sumWins(months)
  return (
    <Cell label="近 12 个月中标" href={href} wide>
      <span className="big">
        {year.count}
        <small>项</small> {year.amount > 0 && <small>{formatMoney(year.amount)}</small>}
      </span>
      {leftOutText(year) && <p>{year.amount > 0 ? leftOutText(year) : formatSum(year)}</p>}
      <p>{describeChange(year, yearBefore)}</p>
      <div className="viz">
        <Sparkline months={months} />
      </div>
    </Cell>
  )
}

function WinRate({ figures: { total } }: { figures: CompanyFigures }) {
  const { percent, wins, bids } = winRateOf(total)
  const undecided =
    total.undecided > 0 && `${percent === null ? '近 3 年有' : '另有'} ${total.undecided} 次投标暂未收录结果`
  return (
    <Cell label="中标率" href="#rates">
      {percent === null ? (
        <NotKnown>{undecided || '近 3 年没有公布落标单位的投标'}</NotKnown>
      ) : (
        <>
          <span className="big">
            {formatPercent(percent)}
            <small>%</small> <SmallSample cases={bids} />
          </span>
          <p>
            <b>{wins}</b> 中 / <b>{bids}</b> 投 · 近 3 年
          </p>
          {undecided && <p>{undecided}</p>}
          <div className="viz">
            <Meter percent={percent} />
          </div>
        </>
      )}
    </Cell>
  )
}

function Discount({ figures: { total } }: { figures: CompanyFigures }) {
  const spread = total.discount
  return (
    <Cell label="常见下浮率" href="#rates">
      {spread === null ? (
        <NotKnown>近 3 年的中标没有可比的控制价</NotKnown>
      ) : (
        <>
          <span className="big">
            {formatPercent(spread.median)}
            <small>%</small> <SmallSample cases={spread.count} />
          </span>
          <p>
            多在{' '}
            <b>
              {formatPercent(spread.low)}–{formatPercent(spread.high)}%
            </b>
            ，{spread.count} 项
          </p>
          <div className="viz">
            <DiscountBox spread={spread} hasScale />
          </div>
        </>
      )}
    </Cell>
  )
}

/** Each group's share of a company's wins in percent, largest first. */
export function calculateShares(
  groups: readonly (CompanyGroup & Keyed)[],
  labelOf: (key: string) => string,
): Share[] {
  const won = groups.filter((group) => group.won > 0).sort((a, b) => b.won - a.won)
  const all = won.reduce((sum, group) => sum + group.won, 0)
  return won.map(({ key, won: count }) => ({ label: labelOf(key), percent: Math.round((count / all) * 100) }))
}

function Work({ figures: { byType, byRegion, total } }: { figures: CompanyFigures }) {
  return (
    <Cell label="主营类型与地区" href="#rates" wide>
      {total.won === null ? (
        <NotCovered>没有收录这家企业的中标结果</NotCovered>
      ) : total.won === 0 ? (
        <NotKnown>近 3 年没有中标</NotKnown>
      ) : (
        <>
          <Shares shares={calculateShares(byType, engineeringTypeLabel)} />
          <div className="viz">
            <Shares shares={calculateShares(byRegion, shortNameOf)} />
          </div>
        </>
      )}
    </Cell>
  )
}

function People({
  count,
  sites,
  freeHref,
}: {
  count: number | null
  sites: SiteCounts | null
  freeHref: string
}) {
  if (sites === null)
    return (
      <Cell label="人员" href={count ? '#personnel' : undefined}>
        {count === null ? (
          <NotCovered>没有收录这家企业的注册人员，不代表没有</NotCovered>
        ) : (
          <>
            <span className="big">
              {formatCount(count)}
              <small>人</small>
            </span>
            <p>{count === 0 ? '没有注册人员' : '没有建造师的在建情况'}</p>
          </>
        )}
      </Cell>
    )
  const { free, busy } = sites
  return (
    <Cell label="空闲建造师" href={free > 0 ? freeHref : '#personnel'}>
      <span className={free > 0 ? 'big' : 'big nothing'}>
        {formatCount(free)}
        <small>/ {formatCount(free + busy)} 人</small>
      </span>
      <p>
        <b>{formatCount(busy)}</b> 人有在建，
        <span className="inferred-text" data-tip={INFERRED}>
          推断
        </span>
      </p>
      <div className="viz">
        <Meter percent={(free / (free + busy)) * 100} />
        {count !== null && (
          <p>
            <a href="#personnel">全部人员 {formatCount(count)} 人</a>
          </p>
        )}
      </div>
    </Cell>
  )
}

/** The cells of the figures while these are loading. */
function LoadingCells() {
  return ['近 12 个月中标', '中标率', '常见下浮率', '主营类型与地区'].map((label, i) => (
    <Cell key={label} label={label} wide={i % 3 === 0}>
      <div className="grid gap-2 pt-2">
        <Skeleton width="60%" height={24} />
        <Skeleton height={14} />
        <Skeleton width="80%" height={28} />
      </div>
    </Cell>
  ))
}

/** The key figures of a company; each cell links to its evidence. */
export function DecisionHead({ verdict, figures, personnelCount, winsHref, freeHref }: DecisionProps) {
  return (
    <section className="decision" aria-label="一眼看懂">
      <Verdict verdict={verdict} />
      {figures === undefined && <LoadingCells />}
      {figures && (
        <>
          <Wins figures={figures} href={winsHref} />
          <WinRate figures={figures} />
          <Discount figures={figures} />
          <Work figures={figures} />
        </>
      )}
      {figures === null && (
        // A page with a failed part is not cached.
        <section data-wide="" data-failed="">
          <h2>中标与下浮率</h2>
          <p role="alert">暂时没有加载出来，请稍后刷新页面</p>
        </section>
      )}
      <People count={personnelCount} sites={figures?.sites ?? null} freeHref={freeHref} />
    </section>
  )
}
