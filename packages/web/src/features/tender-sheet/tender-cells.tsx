import { formatPercent, type Spread } from '@zhushutong/domain/bid-figures'
import {
  type Deadline,
  explainRival,
  formatCases,
  formatExpectedBidders,
  formatMoment,
  type RivalCounts,
  type Verdict,
} from '@zhushutong/domain/tender-sheet'
import { SpreadBox } from '@zhushutong/ui/charts/spread-box'
import { CheckIcon, InfoIcon, WarningIcon } from '@zhushutong/ui/icon'
import { Skeleton } from '@zhushutong/ui/layout/skeleton'
import type { ReactNode } from 'react'
import type { DecisionCell } from './decision-head'
import './tender-head.css'

const ICONS = { fit: CheckIcon, gaps: WarningIcon, open: InfoIcon, nothing: InfoIcon } as const

function Shares({ met, missing, unknown }: Verdict) {
  return (
    <div
      className="verdict-bar"
      role="img"
      aria-label={`${met} 项满足，${missing} 项不满足，${unknown} 项待定`}
    >
      {met > 0 && <i style={{ flex: met }} data-of="met" />}
      {missing > 0 && <i style={{ flex: missing }} data-of="missing" />}
      {unknown > 0 && <i style={{ flex: unknown }} data-of="unknown" />}
    </div>
  )
}

/**
 * The verdict on a bid by the reader's company; without an answer, `invitation` offers the check (BID-04).
 */
export function verdictCell(
  answer: { readonly verdict: Verdict; readonly companyName: string; readonly reason: string } | null,
  invitation: { readonly figure: ReactNode; readonly basis: ReactNode },
): DecisionCell {
  const cell = { key: 'verdict', label: '能不能投', isTinted: true } as const
  if (answer === null) return { ...cell, ...invitation }
  const { verdict, companyName, reason } = answer
  const Icon = ICONS[verdict.of]
  return {
    ...cell,
    note: `按 ${companyName}`,
    tone: verdict.tone === 'neutral' ? undefined : verdict.tone,
    figure: (
      <a href="#check" className="decision-verdict">
        <Icon size={20} />
        {verdict.text}
      </a>
    ),
    basis: reason,
    chart: verdict.of === 'nothing' ? undefined : <Shares {...verdict} />,
  }
}

/** An answer that is loading. */
export function loadingCell(key: string, label: string): DecisionCell {
  return {
    ...{ key, label },
    figure: <Skeleton width="60%" height={24} />,
    basis: <Skeleton height={14} />,
    chart: <Skeleton height={18} />,
  }
}

/** The winner, in place of the verdict after the award. */
export function awardedCell(winner: string, basis: string): DecisionCell {
  return {
    key: 'awarded',
    label: '中标结果',
    figure: <span className="decision-name">{winner}</span>,
    basis,
  }
}

/**
 * The time left for bids (BID-01).
 * @param share the elapsed share of the time from notice to deadline
 */
export function deadlineCell(
  deadline: Deadline,
  now: number,
  opening: string,
  share: number | null,
): DecisionCell {
  const cell = { key: 'deadline', label: '投标截止' } as const
  if (deadline.state === 'unknown')
    return { ...cell, figure: '未写明', isNothing: true, basis: '公告没有写明，请看招标文件' }
  if (deadline.state === 'over')
    return { ...cell, figure: '已截止', isNothing: true, basis: formatMoment(deadline.at, now) }
  const { days, tone, at, text } = deadline
  return {
    ...cell,
    tone: tone === 'neutral' ? undefined : tone,
    figure:
      days === 0 ? (
        text
      ) : (
        <>
          <small className="decision-unit">还剩</small> {days}
          <small className="decision-unit">天</small>
        </>
      ),
    basis: (
      <>
        <b>{formatMoment(at, now)}</b> {opening}
      </>
    ),
    chart:
      share === null ? undefined : (
        <i className="time-bar" style={{ '--share': share } as React.CSSProperties} />
      ),
  }
}

const MONEY = /^([\d,.]+)(.*)$/

/** The control price as written in the notice, with its unit. */
export function priceCell(text: string, basis: string): DecisionCell {
  const [, figure, unit] = MONEY.exec(text) ?? []
  const cell = { key: 'price', label: '预算金额', basis } as const
  if (figure === undefined) return { ...cell, figure: '未写明', isNothing: true }
  return {
    ...cell,
    figure: (
      <>
        {figure}
        <small className="decision-unit">{unit}</small>
      </>
    ),
  }
}

/** The discounts of the owner's awards from the control price (BID-05). */
export function discountCell(spread: Spread | null): DecisionCell {
  const cell = { key: 'discount', label: '该业主的下浮率' } as const
  if (spread === null)
    return { ...cell, figure: '暂无', isNothing: true, basis: '近 3 年没有同时公布控制价与中标价的结果' }
  const { count, low, median, high } = spread
  return {
    ...cell,
    figure: (
      <>
        {formatPercent(median)}
        <small className="decision-unit">%</small>
      </>
    ),
    basis: `多在 ${formatPercent(low)}–${formatPercent(high)}%，${formatCases(count)}`,
    chart: (
      <SpreadBox
        spread={spread}
        label={`多在 ${formatPercent(low)}% 至 ${formatPercent(high)}% 之间，中位 ${formatPercent(median)}%`}
        hasScale
      />
    ),
  }
}

/** The expected number of bidders, and the likeliest bidder with the reason (BID-06). */
export function biddersCell(
  spread: Spread | null,
  from: 'owner' | 'area',
  likeliest: (RivalCounts & { readonly name: string }) | undefined,
): DecisionCell {
  const cell = { key: 'bidders', label: '预计对手' } as const
  if (spread === null) return { ...cell, figure: '暂无', isNothing: true, basis: '近 3 年没有收录投标家数' }
  return {
    ...cell,
    figure: (
      <>
        {formatExpectedBidders(spread)}
        <small className="decision-unit">家</small>
      </>
    ),
    basis: `${from === 'owner' ? '该业主' : '同省同类'}近 3 年中位 ${Math.round(spread.median)} 家，${formatCases(spread.count)}`,
    chart: likeliest && (
      <a className="decision-link" href="#rivals">
        <span>{likeliest.name}</span>
        <span>{explainRival(likeliest)}</span>
      </a>
    ),
  }
}
