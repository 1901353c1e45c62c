import { describe, expect, it } from 'vitest'
import { calculateSpread } from '../bid-figures'
import {
  buildMarketCsv,
  citeMarket,
  describeMarket,
  drawMarketPicture,
  isMarketYear,
  listMarketMethods,
  listTrendYears,
  type Market,
  type MarketGroup,
  marketPeriod,
  marketSpan,
} from './index'

const NOW = Date.UTC(2026, 10, 28, 4)
const NOTHING: MarketGroup = { results: 0, bids: 0, wins: 0, discount: null, bidders: null }
const SOME: MarketGroup = {
  results: 12,
  bids: 40,
  wins: 10,
  discount: calculateSpread([8, 10, 12]),
  bidders: calculateSpread(Array.from({ length: 11 }, (_, at) => at + 1)),
}

const market = (change: Partial<Market> = {}): Market => ({
  from: '2025-01-01',
  to: '2025-12-31',
  newestOn: '2025-12-30',
  computedAt: NOW,
  ownerName: null,
  total: SOME,
  withoutDiscount: { unpriced: 4, uncontrolled: 3, implausible: 2 },
  byRegion: [{ key: '500112', ...SOME }],
  byType: [{ key: 'municipal', ...SOME }],
  byAmount: [{ key: '400to3000', ...SOME }],
  byYear: [
    { key: '2025', ...SOME },
    { key: '2024', ...NOTHING },
  ],
  companies: {
    total: 1,
    records: [{ id: 'c1', name: '=甲<建设>公司', bids: 3, wins: 1, discount: null }],
  },
  ...change,
})

const referenceTo = (figures: Market) => ({
  scope: '重庆 · 市政 · 2025 年',
  market: figures,
  siteName: '筑数通',
  address: 'https://example.test/zhongbiaolv/?region=500000&type=municipal&year=2025',
})

describe('the choice of a market', () => {
  it('FIG-12 a year is counted whole, the current one up to today, none for three years', () => {
    expect(marketPeriod(NOW, 2025)).toEqual({ from: '2025-01-01', to: '2025-12-31' })
    expect(marketPeriod(NOW, 2026)).toEqual({ from: '2026-01-01', to: '2026-11-28' })
    expect(marketPeriod(NOW)).toEqual({ from: '2023-11-28', to: '2026-11-28' })
  })

  it('FIG-12 years are chosen from 2000 to the current one in Asia/Shanghai', () => {
    const years = [1999, 2000, 2026, 2027, 2025.5]
    expect(years.map((year) => isMarketYear(year, NOW))).toEqual([false, true, true, false, false])
    expect(isMarketYear(2027, Date.UTC(2026, 11, 31, 16))).toBe(true)
  })

  it('FIG-13 a trend has five years, up to an earlier chosen one that they would not hold', () => {
    expect(listTrendYears(NOW)).toEqual([2026, 2025, 2024, 2023, 2022])
    expect(listTrendYears(NOW, 2022)).toEqual(listTrendYears(NOW))
    expect(listTrendYears(NOW, 2021)).toEqual([2021, 2020, 2019, 2018, 2017])
    expect(marketSpan(NOW)).toEqual({ from: '2022-01-01', to: '2026-11-28' })
    expect(marketSpan(NOW, 2021)).toEqual({ from: '2017-01-01', to: '2021-12-31' })
  })

  it('FIG-12 is described by its parts', () => {
    expect(describeMarket({}, null)).toBe('全国')
    expect(describeMarket({ type: 'municipal' }, null)).toBe('全国 · 市政')
    expect(describeMarket({ region: '500000', amount: '400to3000', year: 2025 }, null)).toBe(
      '重庆 · 400–3000 万 · 2025 年',
    )
    expect(describeMarket({ owner: 'o1' }, '某某局')).toBe('某某局')
  })
})

describe('a market for reports', () => {
  it('FIG-15 is cited with scope, days, cases and the address of the same choice', () => {
    expect(citeMarket(referenceTo(market()))).toBe(
      '筑数通. 重庆 · 市政 · 2025 年下浮率与竞争[DB/OL]. 统计 2025-01-01 至 2025-12-31 收录的 12 项中标结果：下浮率中位数 10.0%（多在 9.0–11.0%，3 项，样本少），投标家数中位数 6 家（多在 3.5–8.5 家，11 项）. [2026-11-28]. https://example.test/zhongbiaolv/?region=500000&type=municipal&year=2025',
    )
  })

  it('FIG-15 without data says 暂未收录 and no zero', () => {
    const text = citeMarket(referenceTo(market({ total: NOTHING })))
    expect(text).toContain('中标结果暂未收录')
    expect(text).not.toMatch(/(?<!\d)0(?:\.0)?(?:%| 项| 家)/)
  })

  it('FIG-14 FIG-15 the method counts what is left out', () => {
    const text = listMarketMethods(market()).join('')
    for (const part of ['12 项中算得出的有 3 项', '4 项', '3 项', '2 项', '10 中 / 40 投'])
      expect(text).toContain(part)
  })

  it('FIG-16 the file has a row for each shown group, empty cells for unknown figures, and no formula', () => {
    const lines = buildMarketCsv(referenceTo(market())).split('\r\n')
    expect(lines[0]).toMatch(/^\ufeff分组,项目,中标结果（项）,下浮率中位数（%）/)
    const rowOf = (group: string) => lines.filter((line) => line.startsWith(`${group},`))
    expect(rowOf('年份')).toEqual([
      '年份,2025,12,10,9,11,8,12,3,样本少,6,3.5,8.5,11,,25,10,40,',
      '年份,2024,暂未收录,,,,,,,暂未收录,,,,,暂未收录,,,,暂未收录',
    ])
    expect(rowOf('工程类型')[0]).toMatch(/^工程类型,市政,12,/)
    expect(rowOf('企业')[0]).toMatch(/^企业,'=甲<建设>公司,,/)
    expect(rowOf('网址')).toEqual([`网址,${referenceTo(market()).address}`])
  })

  it('FIG-16 the picture has title, source, days and address, and escapes names', () => {
    const reference = { ...referenceTo(market()), scope: '甲<script>&局' }
    const picture = drawMarketPicture(reference)
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
    for (const part of [
      '甲&lt;script&gt;&amp;局',
      '2025-12-30',
      '2026-11-28 统计',
      '暂未收录',
      'region=500000&amp;type',
    ])
      expect(picture).toContain(part)
    expect(picture).not.toContain('<script>')
    expect(picture.indexOf('2024</text>')).toBeLessThan(picture.indexOf('2025</text>'))
  })
})
