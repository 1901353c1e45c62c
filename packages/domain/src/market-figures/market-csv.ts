import { isSmallSample, SMALL_SAMPLE_TEXT, type Spread, winRateOf } from '../bid-figures'
import { shortNameOf } from '../divisions'
import { CSV_BOM, type ExportCell, formatCsvLine } from '../export'
import { engineeringTypeLabel } from '../records'
import { labelAmountBand } from './choice'
import type { KeyedMarketGroup, MarketGroup } from './market'
import {
  describeMarketSource,
  listMarketMethods,
  MARKET_TITLE,
  type MarketReference,
  NOT_COVERED_TEXT,
} from './market-words'

const HEADERS = [
  ...['分组', '项目', '中标结果（项）'],
  ...[
    '下浮率中位数（%）',
    '下浮率下四分位（%）',
    '下浮率上四分位（%）',
    '下浮率最低（%）',
    '下浮率最高（%）',
  ],
  ...['有下浮率（项）', '下浮率样本'],
  ...['投标家数中位数', '投标家数下四分位', '投标家数上四分位', '有投标家数（项）', '投标家数样本'],
  ...['平均中标率（%）', '中标', '投标', '中标率样本'],
] as const

const EMPTY: ExportCell = { type: 'empty' }
const text = (value: string): ExportCell => (value === '' ? EMPTY : { type: 'text', text: value })
const number = (value: number | null | undefined): ExportCell =>
  typeof value === 'number' ? { type: 'count', value } : EMPTY

const sampleText = (cases: number): string =>
  cases === 0 ? NOT_COVERED_TEXT : isSmallSample(cases) ? SMALL_SAMPLE_TEXT : ''

const discountCells = (spread: Spread | null): ExportCell[] => [
  ...[spread?.median, spread?.low, spread?.high, spread?.least, spread?.most].map(number),
  number(spread?.count),
  text(sampleText(spread?.count ?? 0)),
]

const bidderCells = (spread: Spread | null): ExportCell[] => [
  ...[spread?.median, spread?.low, spread?.high, spread?.count].map(number),
  text(sampleText(spread?.count ?? 0)),
]

type Row = Omit<MarketGroup, 'results' | 'bidders'> & Partial<Pick<MarketGroup, 'results' | 'bidders'>>

const lineOf = (group: string, name: string, row: Row): ExportCell[] => {
  const { percent, wins, bids } = winRateOf(row)
  return [
    ...[text(group), text(name), row.results === 0 ? text(NOT_COVERED_TEXT) : number(row.results)],
    ...discountCells(row.discount),
    ...(row.bidders === undefined ? bidderCells(null).map(() => EMPTY) : bidderCells(row.bidders)),
    ...(percent === null ? [EMPTY, EMPTY, EMPTY] : [percent, wins, bids].map(number)),
    text(sampleText(bids)),
  ]
}

/** The shown figures of a market as CSV, then their source, method and address (FIG-16). */
export function buildMarketCsv(reference: MarketReference): string {
  const { scope, market, address } = reference
  const group = (label: string, rows: readonly KeyedMarketGroup[], nameOf: (key: string) => string) =>
    rows.map((row) => lineOf(label, nameOf(row.key), row))
  const notes = [
    ['范围', scope],
    ['统计', describeMarketSource(reference)],
    ...listMarketMethods(market).map((sentence) => ['方法', sentence]),
    ['网址', address],
  ]
  const lines: ReadonlyArray<readonly ExportCell[]> = [
    HEADERS.map(text),
    lineOf('合计', scope, market.total),
    ...group('年份', market.byYear, (key) => key),
    ...group('工程类型', market.byType, engineeringTypeLabel),
    ...group('中标金额', market.byAmount, labelAmountBand),
    ...group('地区', market.byRegion, shortNameOf),
    ...market.companies.records.map((company) => lineOf('企业', company.name, company)),
    [],
    [text(MARKET_TITLE)],
    ...notes.map((note) => note.map(text)),
  ]
  return CSV_BOM + lines.map(formatCsvLine).join('')
}
