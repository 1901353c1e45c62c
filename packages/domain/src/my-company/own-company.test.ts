import { describe, expect, it } from 'vitest'
import { VISITOR } from '../access'
import { addDays, dayOf } from '../formatting'
import { type AnyValue, columnsOf, company, findLocks, maskRecord } from '../records'
import { aRecord, NOW } from '../testing'
import {
  formatEnding,
  isReminded,
  listEndingCertificates,
  MY_COMPANY_TEXTS,
  parseCompanyQuery,
} from './index'

const TODAY = dayOf(NOW)

describe('the choice of a company', () => {
  it('MYC-01 is by its complete name, or by its code with the right check character', () => {
    expect(parseCompanyQuery('91350100M000100Y43')).toEqual({ by: 'code', code: '91350100M000100Y43' })
    expect(parseCompanyQuery(' 9135 0100-m000100y43 ')).toEqual({ by: 'code', code: '91350100M000100Y43' })
    expect(parseCompanyQuery('重庆建工（集团）有限公司')).toEqual({
      by: 'name',
      name: '重庆建工集团有限公司',
    })
  })

  it('MYC-01 a code with a wrong check character, too short or too long, is told as that', () => {
    expect(parseCompanyQuery('91350100M000100Y44')).toEqual({ error: MY_COMPANY_TEXTS.check })
    expect(parseCompanyQuery('91350100M000100Y4')).toEqual({ error: MY_COMPANY_TEXTS.length })
    expect(parseCompanyQuery('91350100M000100Y433')).toEqual({ error: MY_COMPANY_TEXTS.length })
    expect(parseCompanyQuery(' （） ')).toEqual({ error: MY_COMPANY_TEXTS.empty })
  })
})

describe('what ends', () => {
  const view = (differs: Readonly<Record<string, AnyValue>>) =>
    maskRecord(columnsOf(company), aRecord(company, differs), findLocks(company, VISITOR), false)
  const rows = (...days: readonly number[]) =>
    days.map((n) => ({ name: '桥梁工程专业承包', grade: `${n}级`, validUntil: addDays(TODAY, n) }))

  it('MYC-06 lists qualifications and the permit that have ended or end within 90 days, the first first', () => {
    const certificates = listEndingCertificates(
      view({ qualifications: rows(91, 90, 30, -3), safetyPermitUntil: addDays(TODAY, 40) }),
      NOW,
    )
    expect(certificates.map(({ name, days, text, section }) => [name, days, text, section])).toEqual([
      ['桥梁工程专业承包-3级', -3, '已过期', 'qualification'],
      ['桥梁工程专业承包30级', 30, '剩 30 天', 'qualification'],
      ['安全生产许可证', 40, '剩 40 天', 'safetyPermit'],
      ['桥梁工程专业承包90级', 90, '剩 90 天', 'qualification'],
    ])
    expect(new Set(certificates.map(({ key }) => key)).size).toBe(4)
  })

  it('MYC-06 reminds of the last 30 days, the last one included, and of nothing that has ended', () => {
    expect([31, 30, 1, 0, -1].map((days) => isReminded({ days }))).toEqual([false, true, true, true, false])
    expect(formatEnding({ name: '安全生产许可证', days: 0, until: TODAY })).toBe('安全生产许可证今天到期')
    expect(formatEnding({ name: '安全生产许可证', days: 12, until: '2026-12-02' })).toBe(
      '安全生产许可证还有 12 天到期（2026-12-02）',
    )
  })

  it('MYC-06 a renewed certificate is another one; a company that is gone has none', () => {
    const key = (day: number) =>
      listEndingCertificates(view({ qualifications: rows(day), safetyPermitUntil: null }), NOW)[0]?.key
    expect(key(10)).not.toBe(key(11))
    expect(key(10)).toBe(key(10))
    for (const status of ['cancelled', 'revoked'])
      expect(listEndingCertificates(view({ status, qualifications: rows(3) }), NOW)).toEqual([])
  })
})
