import {
  formatPercent,
  isSmallSample,
  MAX_DISCOUNT,
  SMALL_SAMPLE,
  SMALL_SAMPLE_TEXT,
  type Spread,
} from '../bid-figures'
import { dayOf, formatCount } from '../formatting'
import type { Market } from './market'

/** The name of the figures, after the parts of a choice. */
export const MARKET_TITLE = '下浮率与竞争'

/** The text for figures without data, which are not 0. */
export const NOT_COVERED_TEXT = '暂未收录'

const casesText = (count: number): string =>
  `${formatCount(count)} 项${isSmallSample(count) ? `，${SMALL_SAMPLE_TEXT}` : ''}`

/** 10.8%（多在 8.1–13.5%，58 项） or 暂未收录. */
export function describeDiscount(spread: Spread | null): string {
  if (spread === null) return NOT_COVERED_TEXT
  const { median, low, high, count } = spread
  return `${formatPercent(median)}%（多在 ${formatPercent(low)}–${formatPercent(high)}%，${casesText(count)}）`
}

/** 7 家（多在 5–9 家，58 项） or 暂未收录. */
export function describeBidders(spread: Spread | null): string {
  if (spread === null) return NOT_COVERED_TEXT
  const { median, low, high, count } = spread
  return `${median} 家（多在 ${low}–${high} 家，${casesText(count)}）`
}

/** A market, and where its figures are found again. */
export interface MarketReference {
  /** 重庆 · 市政 · 2025 年 */
  readonly scope: string
  readonly market: Market
  readonly siteName: string
  /** The permanent address of the same choice. */
  readonly address: string
}

/** The source of a market's figures, with its days, in one line. */
export function describeMarketSource({ market, siteName }: MarketReference): string {
  const { from, to, newestOn, computedAt } = market
  return `来源：${siteName}收录的中标结果，中标日期 ${from} 至 ${to}，最新一项 ${newestOn ?? NOT_COVERED_TEXT}，${dayOf(computedAt)} 统计`
}

/** A reference for a report, with the address that shows the same choice again (FIG-15). */
export function citeMarket(reference: MarketReference): string {
  const { scope, siteName, address, market } = reference
  const { from, to, computedAt, total } = market
  const figures =
    total.results === 0
      ? `${from} 至 ${to} 的中标结果${NOT_COVERED_TEXT}`
      : `统计 ${from} 至 ${to} 收录的 ${formatCount(total.results)} 项中标结果：下浮率中位数 ${describeDiscount(total.discount)}，投标家数中位数 ${describeBidders(total.bidders)}`
  return `${siteName}. ${scope}${MARKET_TITLE}[DB/OL]. ${figures}. [${dayOf(computedAt)}]. ${address}`
}

/** The computation of the figures and what it leaves out, a sentence each (FIG-14, FIG-15). */
export function listMarketMethods({ total, withoutDiscount }: Market): readonly string[] {
  const { unpriced, uncontrolled, implausible } = withoutDiscount
  const results = formatCount(total.results)
  const withDiscount = formatCount(total.discount?.count ?? 0)
  const withBidders = formatCount(total.bidders?.count ?? 0)
  return [
    '同一项目（标段）的中标公告、候选人公示与结果只计一次，日期取中标日期，金额分档按中标价。',
    `下浮率 =（控制价 − 中标价）÷ 控制价，控制价取公布的预算金额。${results} 项中算得出的有 ${withDiscount} 项；没有可比中标价的 ${formatCount(unpriced)} 项（未公开、非人民币或待核实）、没有可比控制价的 ${formatCount(uncontrolled)} 项、中标价高于控制价或低出 ${MAX_DISCOUNT}% 以上的 ${formatCount(implausible)} 项不计。`,
    `投标家数取结果写明的家数；没有写明的，在公布了落标单位时按列名的单位计，同一联合体算一家。${results} 项中有家数的 ${withBidders} 项，其余不计。`,
    `平均中标率 = 中标 ÷ 投标，只计公布了落标单位的结果，${formatCount(total.wins)} 中 / ${formatCount(total.bids)} 投；联合体成员各计一次。`,
    `中位数两侧的“多在”是中间一半（第 25 至 75 百分位）；不足 ${SMALL_SAMPLE} 项的标“${SMALL_SAMPLE_TEXT}”。没有数据写“${NOT_COVERED_TEXT}”，不代表为 0。`,
  ]
}
