import { describe, expect, it } from 'vitest'
import { PROVINCES } from '../region'
import { NOW } from '../testing'
import {
  findReportProduct,
  findReportRefusal,
  formatReportTitle,
  isReportDelivered,
  isReportInProgress,
  listReportActions,
  listReportPlaces,
  listReportProducts,
  parseReportPlace,
  REPORT_STATE_NAMES,
  REPORT_STATES,
  type ReportState,
  reportPackageOf,
  WHOLE_COUNTRY,
} from './index'

describe('data reports', () => {
  it('DRP-01 each product with a report has a package of its own', () => {
    const packages = listReportProducts().map(reportPackageOf)
    expect(packages.length).toBeGreaterThan(8)
    expect(new Set(packages).size).toBe(packages.length)
    for (const [i, id] of packages.entries()) {
      expect(id).toMatch(/^[\da-z-]{1,64}$/)
      expect(findReportProduct(id)).toBe(listReportProducts()[i])
    }
    for (const id of ['', 'report-', 'report-constructors', 'bid-results', 'report-__proto__'])
      expect(findReportProduct(id)).toBeNull()
    for (const { report } of listReportProducts()) expect(report.fen).toBeGreaterThan(0)
  })

  it('DRP-01 are of the country or of a province, which is part of their name', () => {
    expect(listReportPlaces()).toHaveLength(PROVINCES.length + 1)
    expect(parseReportPlace('320000')).toBe('320000')
    for (const none of [undefined, null, '']) expect(parseReportPlace(none)).toBe(WHOLE_COUNTRY)
    for (const wrong of ['320100', '999999', '江苏', '{}']) expect(parseReportPlace(wrong)).toBeNull()
    const product = findReportProduct('report-bid-results')!
    expect(formatReportTitle(product, '320000')).toBe('江苏省中标结果明细报告')
    expect(formatReportTitle(product, WHOLE_COUNTRY)).toBe('全国中标结果明细报告')
  })

  it('DRP-03 may be downloaded and mailed when made, retried when failed, removed when delivered', () => {
    const can = (state: ReportState) =>
      Object.entries(listReportActions({ state })).flatMap(([k, v]) => (v ? k : []))
    expect(Object.fromEntries(REPORT_STATES.map((state) => [state, can(state)]))).toEqual({
      queued: [],
      running: [],
      done: ['download', 'mail', 'remove'],
      failed: ['retry'],
      held: [],
      cancelled: ['remove'],
      expired: ['remove'],
    })
    expect(REPORT_STATES.filter((state) => isReportInProgress({ state }))).toEqual(['queued', 'running'])
    expect(Object.keys(REPORT_STATE_NAMES)).toEqual([...REPORT_STATES])
  })

  it('DRP-04 is delivered when it was made, also after its file is gone', () => {
    expect(REPORT_STATES.filter((state) => isReportDelivered({ state }))).toEqual(['done', 'expired'])
  })

  it('DRP-06 its file is there from being made to the end of its time, to the millisecond', () => {
    const code = (state: ReportState, expiresAt: number | null = NOW + 1) =>
      findReportRefusal({ state, expiresAt }, NOW)?.error ?? null
    expect(REPORT_STATES.map((state) => code(state))).toEqual([
      ...['11001', '11001', null, '11001'],
      ...['11000', '11000', '11000'],
    ])
    expect([code('done', NOW), code('done', null)]).toEqual(['11000', '11000'])
  })
})
