import { expect, it } from 'vitest'
import { addDays, dayOf } from '../formatting'
import { expiringPermit, expiringQualifications, type StoredRecord } from '.'

const NOW = 1_795_140_000_000
const day = (days: number) => dayOf(addDays(NOW, days))

const aCompany = (over: Partial<StoredRecord>): StoredRecord => ({
  id: 'c1',
  name: '重庆虚构建设有限公司',
  ...over,
})
const held = (validUntil: string | null) => [
  { name: '市政公用工程施工总承包', grade: '二级', certificateNo: 'D250000001', validUntil },
]

it('ACC-07 what ended 90 days ago or ends in a year is listed, a day further is not', () => {
  const count = (days: number) =>
    expiringQualifications(aCompany({ qualifications: held(day(days)) }), NOW).length
  expect([-91, -90, 0, 365, 366].map(count)).toEqual([0, 1, 1, 1, 0])
  const permit = (days: number) => expiringPermit(aCompany({ safetyPermitUntil: day(days) }), NOW)?.validUntil
  expect([-91, -90, 365, 366].map(permit)).toEqual([undefined, day(-90), day(365), undefined])
  expect(expiringQualifications(aCompany({ qualifications: held(null) }), NOW)).toEqual([])
})

it('ACC-07 a company that is no more has nothing that ends', () => {
  for (const status of ['cancelled', 'revoked'])
    expect(expiringPermit(aCompany({ status, safetyPermitUntil: day(1) }), NOW)).toBeNull()
  expect(expiringPermit(aCompany({ status: 'moved', safetyPermitUntil: day(1) }), NOW)).not.toBeNull()
})

it('ACC-05 a row knows the qualification by its code, and keeps the address that names the company to itself', () => {
  const [row] = expiringQualifications(
    aCompany({ qualifications: held(day(1)), sourceUrl: 'https://x.example/c1' }),
    NOW,
  )
  expect(row).toMatchObject({ qualificationCodes: ['D110B'], sourceUrl: null, companyId: 'c1' })
})
