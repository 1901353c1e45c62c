import { describe, expect, it } from 'vitest'
import { checkQuery, EMPTY_QUERY, findColumn, findLocks } from '../records'
import { NOW } from '../testing'
import {
  columnsOfReport,
  findReportProduct,
  kindOfProduct,
  listReportProducts,
  planReport,
  REPORT_READER,
  type ReportPart,
  WHOLE_COUNTRY,
} from './index'

const searchesOf = (part: ReportPart) =>
  'values' in part ? part.values.map(({ filters }) => filters) : [part.filters]

describe('the plan of a report', () => {
  it.each(listReportProducts().map((product) => [product.id, product] as const))(
    'DRP-02 %s asks only what everybody may ask, and lists open columns only',
    (_, product) => {
      const kind = kindOfProduct(product)
      expect(kind.opensBy).toBeUndefined()
      const locks = findLocks(kind, REPORT_READER)
      for (const place of [WHOLE_COUNTRY, '320000'])
        for (const part of planReport(product, place, NOW)) {
          const sort = part.kind === 'rows' ? part.sort : undefined
          for (const filters of searchesOf(part)) {
            expect(checkQuery(kind, { ...EMPTY_QUERY, filters, sort })).toEqual([])
            for (const key of Object.keys(filters)) {
              const filter = kind.filters.find((filter) => filter.key === key)
              expect([key, (filter?.column ?? '') in locks]).toEqual([key, false])
            }
          }
          if ('values' in part) expect(part.values.length).toBeGreaterThan(1)
        }
      // A chart by a condition of the product itself would have one bar.
      for (const key of product.report.charts) expect(product.filters?.[key]).toBeUndefined()
      const columns = columnsOfReport(product)
      expect(columns[0]).toBe(kind.title)
      expect(columns.length).toBeGreaterThan(3)
      for (const key of columns)
        expect([findColumn(kind, key)?.access, key in locks]).toEqual([undefined, false])
    },
  )

  it('DRP-02 counts the last twelve whole months, each from its first to its last day', () => {
    const plan = planReport(findReportProduct('report-bid-results')!, WHOLE_COUNTRY, NOW)
    const line = plan.find(({ kind }) => kind === 'line')
    const months = line && 'values' in line ? line.values : []
    expect(months.map(({ label }) => label).join()).toBe(
      '25-11,25-12,26-01,26-02,26-03,26-04,26-05,26-06,26-07,26-08,26-09,26-10',
    )
    expect(months[3]?.filters.awarded).toEqual(['2026-02-01~2026-02-28'])
    expect(months[11]?.filters.awarded).toEqual(['2026-10-01~2026-10-31'])
  })

  it('DRP-02 of a province all searches stay within it, and its cities are compared', () => {
    const plan = planReport(findReportProduct('report-municipal-results')!, '320000', NOW)
    for (const filters of plan.flatMap(searchesOf)) {
      expect(filters.region?.[0]).toMatch(/^32/)
      expect(filters.type).toEqual(['municipal'])
    }
    const cities = plan.find(({ title }) => title === '省内分布')
    expect(cities && 'values' in cities && cities.values[0]).toMatchObject({ label: '南京市' })
  })
})
