import { formatPercent, isSmallSample, SMALL_SAMPLE_TEXT, type Spread } from '../bid-figures'
import { formatCount, type Html, html } from '../formatting'
import type { KeyedMarketGroup } from './market'
import {
  describeBidders,
  describeDiscount,
  describeMarketSource,
  MARKET_TITLE,
  type MarketReference,
  NOT_COVERED_TEXT,
} from './market-words'

/** Size of the picture in px; 16:9, as slides and documents take it. */
const PICTURE_SIZE = { width: 1120, height: 630 } as const

const EDGE = 48
const PANEL = { width: 488, top: 188, height: 286 } as const
const COLOURS = { ink: '#121a26', soft: '#5f6b80', line: '#e4e8ee', data: '#1557d6', box: '#b9d0fb' } as const

interface Panel {
  readonly title: string
  readonly left: number
  readonly spreadOf: (year: KeyedMarketGroup) => Spread | null
  readonly format: (value: number) => string
  /** The least height of the scale, so that a narrow range is not drawn as a wide one. */
  readonly scale: number
}

const drawYear = (panel: Panel, year: KeyedMarketGroup, middle: number, top: number): Html => {
  const spread = panel.spreadOf(year)
  const foot = PANEL.top + PANEL.height
  const label = html`<text x="${middle}" y="${foot + 24}" text-anchor="middle" font-size="15">${year.key}</text>`
  if (spread === null)
    return html`${label}<text x="${middle}" y="${foot - 10}" text-anchor="middle" font-size="13" fill="${COLOURS.soft}">${NOT_COVERED_TEXT}</text>`
  const y = (value: number) => Math.round(foot - (value / top) * PANEL.height)
  const [low, high, median] = [y(spread.low), y(spread.high), y(spread.median)]
  const cases = `${formatCount(spread.count)} 项${isSmallSample(spread.count) ? `（${SMALL_SAMPLE_TEXT}）` : ''}`
  return html`${label}
    <rect x="${middle - 20}" y="${high}" width="40" height="${Math.max(low - high, 2)}" rx="3" fill="${COLOURS.box}"/>
    <rect x="${middle - 24}" y="${median - 2}" width="48" height="4" fill="${COLOURS.data}"/>
    <text x="${middle}" y="${Math.min(high, median) - 10}" text-anchor="middle" font-size="16" font-weight="600">${panel.format(spread.median)}</text>
    <text x="${middle}" y="${foot + 43}" text-anchor="middle" font-size="12" fill="${COLOURS.soft}">${cases}</text>`
}

const drawPanel = (panel: Panel, years: readonly KeyedMarketGroup[]): Html => {
  const { left, title } = panel
  const foot = PANEL.top + PANEL.height
  const highs = years.map((year) => panel.spreadOf(year)?.high ?? 0)
  const top = Math.max(...highs, panel.scale) * 1.15
  const step = PANEL.width / Math.max(years.length, 1)
  return html`<text x="${left}" y="${PANEL.top - 24}" font-size="16" font-weight="600">${title}</text>
    <line x1="${left}" y1="${foot}" x2="${left + PANEL.width}" y2="${foot}" stroke="${COLOURS.line}" stroke-width="2"/>
    ${years.map((year, at) => drawYear(panel, year, Math.round(left + step * (at + 0.5)), top))}`
}

const PANELS: readonly Panel[] = [
  {
    title: '各年下浮率（%）：中位数与中间一半',
    left: EDGE,
    spreadOf: ({ discount }) => discount,
    format: formatPercent,
    scale: 10,
  },
  {
    title: '各年投标家数（家）：中位数与中间一半',
    left: PICTURE_SIZE.width - EDGE - PANEL.width,
    spreadOf: ({ bidders }) => bidders,
    format: String,
    scale: 5,
  },
]

/** The size in px of a title that fits in one line. */
const titleSize = (title: string): number =>
  Math.max(14, Math.min(28, Math.floor((PICTURE_SIZE.width - 2 * EDGE) / title.length)))

const FONT = "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif"

/** The trend of a market as an SVG picture for reports, with its title, source, days and address (FIG-16). */
export function drawMarketPicture(reference: MarketReference): string {
  const { scope, market, address } = reference
  const { width, height } = PICTURE_SIZE
  const years = market.byYear.toSorted((a, b) => a.key.localeCompare(b.key))
  const title = `${scope} ${MARKET_TITLE}`
  const { total } = market
  const figures = `下浮率中位数 ${describeDiscount(total.discount)}；投标家数中位数 ${describeBidders(total.bidders)}；中标结果 ${formatCount(total.results)} 项`
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}" fill="${COLOURS.ink}">
    <title>${title}</title>
    <rect width="${width}" height="${height}" fill="#ffffff"/>
    <text x="${EDGE}" y="72" font-size="${titleSize(title)}" font-weight="600">${title}</text>
    <text x="${EDGE}" y="108" font-size="16" fill="${COLOURS.soft}">${figures}</text>
    ${PANELS.map((panel) => drawPanel(panel, years))}
    <text x="${EDGE}" y="${height - 54}" font-size="13" fill="${COLOURS.soft}">${describeMarketSource(reference)}；各年为自然年，本年至今</text>
    <text x="${EDGE}" y="${height - 32}" font-size="13" fill="${COLOURS.soft}">${address}</text>
  </svg>`.markup
}
