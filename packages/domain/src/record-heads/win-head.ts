import { calculateDiscount, formatPercent, MAX_DISCOUNT } from '../bid-figures'
import { findColumn, formatValue, type RecordView, winning } from '../records'
import {
  closedFigure,
  findOpening,
  type HeadFigure,
  type HeadVerdict,
  joinParts,
  moneyOf,
  percentOf,
  type RecordHead,
  readCount,
  readFen,
  readRows,
  readText,
  type StripMark,
  type Values,
} from './head'

const show = (record: RecordView, key: string): string | null => {
  const column = findColumn(winning, key)
  return column === undefined || (record[key] ?? null) === null
    ? null
    : formatValue(column, record[key], record)
}

/** The winner, with the state of the contract. */
function describeWinner(win: RecordView): HeadVerdict {
  const name = readText(win.companyName)
  const id = readText(win.companyId)
  const partners = readText(win.partnerNames)
  return {
    label: '中标单位',
    tone: 'neutral',
    title: name ?? '未公布',
    reason: joinParts([
      partners && `与 ${partners} 组成联合体`,
      readText(win.awardedOn) && `${readText(win.awardedOn)} 中标`,
      show(win, 'performanceState'),
    ]),
    ...(id !== null && { evidence: { kind: 'company', id }, evidenceText: '看这家企业' }),
  }
}

function describePrice(win: RecordView): HeadFigure {
  const [award, budget] = [readFen(win, 'winningAmount'), readFen(win, 'budgetAmount')]
  return {
    key: 'price',
    label: '中标金额',
    value: show(win, 'winningAmount'),
    basis: budget === null ? '没有公布控制价' : `控制价（预算）${moneyOf(budget)}`,
    evidence: { section: 'base' },
    chart:
      award !== null && budget !== null && budget > 0 && award <= budget
        ? { of: 'share', percent: percentOf(award, budget) }
        : undefined,
  }
}

const explainNoDiscount = (award: number | null, budget: number | null): string => {
  if (award === null || budget === null) return '没有同时公布控制价与中标价'
  return award > budget ? '中标价高于控制价' : `比控制价低 ${MAX_DISCOUNT}% 以上，金额待核实`
}

/** The discount below the control price (FIG-04). */
function describeDiscount(win: RecordView): HeadFigure {
  const [award, budget] = [readFen(win, 'winningAmount'), readFen(win, 'budgetAmount')]
  const percent = calculateDiscount(award, budget)
  const figure = { key: 'discount', label: '下浮率', evidence: { section: 'base' } } as const
  if (percent === null || award === null || budget === null)
    return { ...figure, value: null, basis: explainNoDiscount(award, budget) }
  return {
    ...figure,
    value: formatPercent(percent),
    unit: '%',
    basis: `比控制价低 ${moneyOf(budget - award)}`,
    chart: {
      of: 'spread',
      spread: { count: 1, least: percent, low: percent, median: percent, high: percent, most: percent },
    },
  }
}

const priceIn = (row: Values): number | null => {
  const price = readCount(row.price)
  return price === null || price <= 0 ? null : price
}

/**
 * The ranked winner and the next candidate. The offer of the winner is the award where the candidates give none;
 * null without a second offer (HED-03).
 */
export function findMargin(win: RecordView): {
  readonly second: string | null
  readonly price: number
  /** The price of the second above that of the winner, in the same unit; negative where it was lower. */
  readonly difference: number
  /** In percent of the price of the second, as in lists (LST-09). */
  readonly percent: number
} | null {
  const ranked = readRows(win.candidates)
    .filter((row) => readCount(row.rank) !== null)
    .toSorted((a, b) => (readCount(a.rank) ?? 0) - (readCount(b.rank) ?? 0))
  const winner = readText(win.companyId)
  const first = ranked.find((row) => readText(row.companyId) === winner) ?? ranked[0]
  const next = ranked.find((row) => row !== first)
  const offer = (first && priceIn(first)) ?? readCount(win.winningAmount)
  const price = next ? priceIn(next) : null
  if (next === undefined || price === null || offer === null || offer <= 0) return null
  const difference = price - offer
  return {
    second: readText(next.companyName),
    price,
    difference,
    percent: Math.round((difference / price) * 10_000) / 100,
  }
}

const formatMargin = (percent: number): string => {
  const size = Math.abs(percent)
  const text = size > 0 && size < 1 ? size.toFixed(2) : formatPercent(size)
  return percent < 0 ? `−${text}` : text
}

function describeMargin(win: RecordView): HeadFigure {
  const figure = { key: 'margin', label: '与第二名相差', evidence: { section: 'candidate' } } as const
  const candidates = readRows(win.candidates)
  if (candidates.length < 2) return { ...figure, value: null, basis: '没有公布第二名' }
  const opensBy = findOpening(win, 'candidates.price')
  if (opensBy) return closedFigure({ ...figure, basis: `${candidates.length} 名候选人的报价` }, opensBy)
  const margin = findMargin(win)
  if (margin === null) return { ...figure, value: null, basis: '第二名没有公布报价' }
  const { second, difference, percent } = margin
  const money = moneyOf(Math.abs(difference))
  return {
    ...figure,
    value: formatMargin(percent),
    unit: '%',
    basis: `第二名${second === null ? '' : ` ${second} `}报价${difference === 0 ? '相同' : difference > 0 ? `高 ${money}` : `低 ${money}`}`,
  }
}

/** The offers at the opening, from the lowest to the highest (HED-03). */
export function listOffers(win: RecordView): readonly StripMark[] {
  const offers = readRows(win.openings).flatMap((row) => {
    const price = priceIn(row)
    return price === null ? [] : [{ row, price }]
  })
  if (offers.length < 2) return []
  const winner = readText(win.companyId)
  const prices = offers.map(({ price }) => price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return offers
    .toSorted((a, b) => a.price - b.price)
    .map(({ row, price }) => ({
      label: `${readText(row.companyName) ?? '未公布'} ${moneyOf(price)}`,
      at: most === least ? 50 : percentOf(price - least, most - least),
      isWinner: winner !== null && readText(row.companyId) === winner,
    }))
}

function countBidders(win: RecordView): HeadFigure {
  const openings = readRows(win.openings)
  const count = readCount(win.bidCount) ?? (openings.length > 0 ? openings.length : null)
  const rejected = readRows(win.rejections).length
  const marks = listOffers(win)
  return {
    key: 'bidders',
    label: '投标家数',
    value: count === null ? null : String(count),
    unit: '家',
    basis: joinParts([
      count === null && '没有公布投标家数',
      rejected > 0 ? `${rejected} 家被否决` : count !== null && '没有收录否决',
      marks.length > 0 && '点为各家报价',
    ]),
    evidence: { view: 'kaibiao' },
    chart: marks.length > 0 ? { of: 'strip', marks } : undefined,
  }
}

/** The head of a bid result: winner, price, discount, margin, offers (HED-03). */
export function buildWinHead(win: RecordView): RecordHead {
  return {
    verdict: describeWinner(win),
    figures: [describePrice(win), describeDiscount(win), describeMargin(win), countBidders(win)],
  }
}
