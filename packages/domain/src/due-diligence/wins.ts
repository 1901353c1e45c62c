import {
  changeOf,
  describeChange,
  isSmallSample,
  SMALL_SAMPLE_TEXT,
  type SumOfWins,
  sumWins,
} from '../bid-figures'
import { formatSum } from '../formatting'
import { type DueFinding, NOT_COVERED } from './due-check'

/** From this fall of the amount in percent a trend is to be looked at (DUE-06). */
const STEEP_FALL = -50
/** From this share in percent one owner carries a company (DUE-07). */
const DEPENDENT_SHARE = 50

const smallText = (cases: number): string => (isSmallSample(cases) ? `（${SMALL_SAMPLE_TEXT}）` : '')

/** The wins of the last twelve months against the twelve before (DUE-06). `months` is null where nothing covers them. */
export function checkTrend(months: readonly SumOfWins[] | null, before: SumOfWins | null): DueFinding {
  const rule = 'DUE-06'
  if (months === null) return { ...NOT_COVERED, detail: '没有收录这家企业的中标结果，不代表没有中标。', rule }
  const wins = sumWins(months)
  const change = changeOf(wins, before)
  const hasFallen = wins.count === 0 || (change !== null && change <= STEEP_FALL)
  return {
    tone: hasFallen ? 'warn' : 'ok',
    title: [`近 12 个月 ${wins.count} 项`, wins.count > 0 ? formatSum(wins) : null]
      .filter(Boolean)
      .join(' · '),
    detail: `${describeChange(wins, before)}${smallText(wins.count)}。`,
    rule,
  }
}

/** The wins of a company from one owner in the period of the figures. */
export interface OwnerWins {
  readonly id: string
  readonly won: number
  /** Fen, of the published amounts in CNY. */
  readonly amount: number
}

/** The owner with the most of a company's wins, and its shares (DUE-07). */
export interface Dependence {
  readonly ownerId: string
  readonly won: number
  readonly all: number
  /** Percent of the wins. */
  readonly share: number
  /** Percent of the published amounts; null without any. */
  readonly amountShare: number | null
  readonly isSmall: boolean
}

/** The owner that a company depends on most, by number and then by amount; null without a win (DUE-07). */
export function measureDependence(owners: readonly OwnerWins[]): Dependence | null {
  const all = owners.reduce((sum, { won }) => sum + won, 0)
  const amounts = owners.reduce((sum, { amount }) => sum + amount, 0)
  const [first] = [...owners].sort((a, b) => b.won - a.won || b.amount - a.amount || (a.id < b.id ? -1 : 1))
  if (!first || first.won === 0) return null
  const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10
  return {
    ...{ ownerId: first.id, won: first.won, all, share: percent(first.won, all) },
    amountShare: amounts > 0 ? percent(first.amount, amounts) : null,
    isSmall: isSmallSample(all),
  }
}

/** Dependence on one owner: from half of the wins or of their amounts it is to be looked at (DUE-07). */
export function checkDependence(dependence: Dependence | null, isCovered: boolean): DueFinding {
  const rule = 'DUE-07'
  if (dependence === null)
    return isCovered
      ? { tone: 'neutral', title: '近 3 年无中标', detail: '没有可以计算的中标结果。', rule }
      : { ...NOT_COVERED, detail: '没有收录这家企业的中标结果，无法计算。', rule }
  const { won, all, share, amountShare, isSmall } = dependence
  const isDependent = !isSmall && Math.max(share, amountShare ?? 0) >= DEPENDENT_SHARE
  const amount = amountShare === null ? '金额未公布' : `占已公布金额的 ${amountShare.toFixed(1)}%`
  return {
    tone: isSmall ? 'neutral' : isDependent ? 'warn' : 'ok',
    title: `最大业主占 ${share.toFixed(1)}%（${won}/${all}）${isSmall ? ` ${SMALL_SAMPLE_TEXT}` : ''}`,
    detail: `近 3 年 ${all} 项中标有 ${won} 项来自同一业主，${amount}${smallText(all)}。`,
    rule,
  }
}
