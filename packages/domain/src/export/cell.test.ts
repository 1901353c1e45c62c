import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Column, company, findColumn, KINDS, type RecordView, tender } from '../records'
import { NOW } from '../testing'
import { buildExportCell, protectText } from './cell'
import {
  buildExportHeaders,
  buildExportRow,
  formatCell,
  formatCsvLine,
  formatHundredths,
  listExportColumns,
  withOrigin,
} from './index'

const column = (kind: typeof company | typeof tender, key: string): Column => {
  const column = findColumn(kind, key)
  if (!column) throw new Error(key)
  return column
}

describe('texts that a spreadsheet might run', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠A1', '−1', '﹢1', '﹣1', '﹦1', '﹫1'])(
    'MEM-02 %s gets an apostrophe before it',
    (text) => {
      expect(protectText(text)).toBe(`'${text}`)
    },
  )

  it('MEM-02 no text in a CSV line starts a formula, whatever the record', () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((text) => `=${text}`),
    )
    fc.assert(
      fc.property(nasty, (text) => {
        const line = formatCsvLine([buildExportCell(column(company, 'name'), text)])
        expect(line).not.toMatch(/^"?[\s\u200b\ufeff]*[=+\-@＝＋－＠]/)
      }),
    )
  })

  it('MEM-02 a code that would become a number has a tab before it in CSV, and in a workbook nothing', () => {
    const code = (text: string) => buildExportCell(column(company, 'creditCode'), text)
    for (const text of ['911101010810000032', '007', '12E34', '123456789012'])
      expect(formatCsvLine([code(text)]), text).toBe(`"\t${text}"\r\n`)
    for (const text of ['91350100M000100Y43', '12345678901', '0', '3.5'])
      expect(formatCsvLine([code(text)]), text).toBe(`${text}\r\n`)
    for (const text of ['+8601012345678', '-1号', '@a', '911101010810000032'])
      expect(formatCell(code(text))).toBe(text)
  })
})

describe('values as cells', () => {
  it('MEM-02 amounts are numbers in yuan with two decimals, those of other currencies in their own unit', () => {
    const capital = column(company, 'capital')
    const texts = (value: number, currency?: string) =>
      formatCell(
        buildExportCell(
          capital,
          value,
          currency === undefined ? {} : { [String((capital as { currency?: string }).currency)]: currency },
        ),
      )
    expect([texts(123_450), texts(5), texts(-5), texts(0)]).toEqual(['1234.50', '0.05', '-0.05', '0.00'])
    expect([texts(123_450, 'USD'), texts(1234, 'JPY'), texts(12_345, 'KWD')]).toEqual(
      '1234.50 1234.00 12.35'.split(' '),
    )
    expect(buildExportCell(capital, 123_450)).toEqual({ type: 'money', hundredths: 123_450 })
    expect([formatHundredths(-0.4), formatHundredths(9_007_199_254_740_991)]).toEqual([
      '0.00',
      '90071992547409.91',
    ])
  })

  it('MEM-02 days, moments, counts, regions and states have their own cell types', () => {
    expect(buildExportCell(column(company, 'establishedOn'), '2020-02-29')).toEqual({
      type: 'date',
      day: '2020-02-29',
    })
    expect(buildExportCell(column(company, 'establishedOn'), '2021-02-29')).toEqual({
      type: 'text',
      text: '2021-02-29',
    })
    expect(buildExportCell(column(tender, 'bidDeadline'), NOW)).toEqual({ type: 'time', ms: NOW })
    expect(formatCell(buildExportCell(column(tender, 'bidDeadline'), NOW))).toBe('2026-11-20 10:00')
    expect(buildExportCell(column(company, 'allWinningCount'), 7)).toEqual({ type: 'count', value: 7 })
    expect(buildExportCell(column(company, 'region'), '500112')).toEqual({
      type: 'text',
      text: '重庆 · 渝北区',
    })
    expect(buildExportCell(column(company, 'region'), '000009')).toEqual({ type: 'text', text: '000009' })
    expect(buildExportCell(column(company, 'status'), 'revoked')).toEqual({ type: 'text', text: '吊销' })
    expect(buildExportCell(column(company, 'status'), 'merged')).toEqual({ type: 'text', text: 'merged' })
  })

  it('MEM-02 ACC-02 masked values stay starred, locked and missing ones are empty, unchecked ones say so', () => {
    expect(buildExportCell(column(company, 'contactPhone'), '138****5678')).toEqual({
      type: 'text',
      text: '138****5678',
    })
    const locks = { capital: { state: 'masked', opensBy: 'svip', shown: '3*,***.**' } }
    expect(buildExportCell(column(company, 'capital'), null, { locks })).toEqual({
      type: 'text',
      text: '3*,***.**',
    })
    for (const nothing of [null, undefined, '', Number.NaN, ['D110A']])
      expect(buildExportCell(column(company, 'capital'), nothing)).toEqual({ type: 'empty' })
    expect(buildExportCell(column(company, 'checkedAt'), null)).toEqual({ type: 'text', text: '未核验' })
    expect(buildExportCell(column(company, 'collectedAt'), null)).toEqual({ type: 'empty' })
  })
})

it('COV-01 a number that nobody counted is an empty cell of its column, words say so', () => {
  for (const key of ['allWinningCount', 'personnelCount', 'qualificationCount'])
    expect(buildExportCell(column(company, key), null)).toEqual({ type: 'empty' })
  expect(formatCell(buildExportCell(column(company, 'qualificationSummary'), null))).toBe('暂未收录')
  expect(formatCell(buildExportCell(column(company, 'allWinningCount'), 0))).toBe('0')
})

it('MEM-02 DAT-24 an export names the day of the data, the address of the record, and its doubts', () => {
  const doubts = [{ column: 'capital', reason: '注册资本为 0' }]
  const record = { id: 'c1', expired: false, locks: {}, collectedAt: NOW, doubts } as unknown as RecordView
  const cells = buildExportRow(listExportColumns(company), withOrigin(company, record, 'https://a.example'))
  expect(cells.slice(-3).map(formatCell)).toEqual([
    '2026-11-20',
    'https://a.example/qiye/c1/',
    '待核实：注册资本为 0',
  ])
  const later = { ...record, dataOn: '2026-11-01' } as unknown as RecordView
  const dated = withOrigin(company, later, 'https://a.example')
  expect(dated).toMatchObject({ dataDate: '2026-11-01' })
})

describe('the columns of an export', () => {
  for (const kind of KINDS)
    it(`MEM-02 ${kind.kind}: the exported columns, then the provenance, date, address and doubts`, () => {
      const columns = listExportColumns(kind)
      const exported = kind.columns.filter((c) => c.exported)
      const keys = columns.slice(0, -7).map(({ key }) => key.split('.')[0])
      expect([...new Set(keys)]).toEqual(exported.map(({ key }) => key))
      expect(new Set(buildExportHeaders(columns)).size).toBe(columns.length)
      expect(buildExportHeaders(columns).slice(-7).join()).toBe(
        '来源,来源链接,采集时间,核验时间,数据日期,记录网址,待核实',
      )
      for (const [i, c] of columns.entries())
        if (c.type === 'fen') expect(buildExportHeaders(columns)[i]).toBe(`${c.label}（元）`)
    })

  it('DAT-39 the rows of a table are lines: dashes for missing values, stars for closed ones', () => {
    const columns = listExportColumns(tender)
    const candidates = [
      { rank: 1, companyName: '甲公司', price: null, priceText: null, managerName: null },
      { rank: null, companyName: '乙公司\n分公司', price: 200, priceText: null, managerName: null },
    ]
    const lock = { state: 'locked', opensBy: { type: 'login' } }
    const locks = {
      'candidates.priceText': lock,
      'candidates.price': { ...lock, shownByRow: [null, '2*.**'] },
    }
    const textsOf = (record: object) => {
      const cells = buildExportRow(columns, record as unknown as RecordView)
      return Object.fromEntries(
        columns.map(({ label }, at) => [label, formatCell(cells[at] ?? { type: 'empty' })]),
      )
    }
    expect(textsOf({ candidates, locks: {} })).toMatchObject({
      '中标候选人：名次': '1\n—',
      '中标候选人：投标单位': '甲公司\n乙公司 分公司',
      '中标候选人：报价': '—\n2.00',
      '中标候选人：项目经理': '',
      '中标结果：中标单位': '',
    })
    const seen = candidates.map((row) => ({ ...row, price: null }))
    expect(textsOf({ candidates: seen, locks })).toMatchObject({
      '中标候选人：报价': '***\n2*.**',
      '中标候选人：报价说明': '***\n***',
    })
  })

  it('MEM-02 a count with the label of another column says that it is a count', () => {
    const named = (key: string, type: 'text' | 'count'): Column => ({ key, label: '资质', type })
    expect(buildExportHeaders([named('a', 'text'), named('b', 'count')])).toEqual(['资质', '资质（数量）'])
    expect(buildExportHeaders([named('b', 'count')])).toEqual(['资质'])
  })

  it('MEM-02 a row has a cell for each column; CSV quotes where needed', () => {
    const columns = [column(company, 'name'), column(company, 'capital'), column(company, 'checkedAt')]
    const record = { name: '甲,"乙"', capital: 100 } as unknown as RecordView
    const row = buildExportRow(columns, record)
    expect(row.map((c) => c.type)).toEqual(['text', 'money', 'text'])
    expect(formatCsvLine(row)).toBe('"甲,""乙""",1.00,未核验\r\n')
    const words = (...texts: string[]) => formatCsvLine(texts.map((text) => ({ type: 'text', text })))
    expect(words('a\nb', 'a\rb', ' a', 'a ', 'a b')).toBe('"a\nb","a\rb"," a","a ",a b\r\n')
    expect(formatCsvLine([{ type: 'empty' }, { type: 'empty' }])).toBe(',\r\n')
  })
})
