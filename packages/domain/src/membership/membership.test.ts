import { describe, expect, it } from 'vitest'
import { ADD_ONS, roleOf, VISITOR } from '../access'
import {
  ADD_ON_EXPORTS_PER_MONTH,
  closeReminder,
  type Entitlements,
  expiryReminders,
  isReminderHidden,
  reminderText,
  SVIP_BENEFITS,
  viewerOf,
} from './index'

const DAY = 86_400_000
// 2026-11-20 10:00:00 in Shanghai.
const NOW = 1_795_140_000_000
const plain: Entitlements = { vipInfo: null, memberIncrementInfos: [], meberInfo: null, userRole: null }
const vip = (type: number, overTime: number | null): Entitlements => ({
  ...plain,
  vipInfo: { type, overTime },
})
const increments = (...infos: readonly (readonly [string, number])[]): Entitlements => ({
  ...plain,
  memberIncrementInfos: infos.map(([type, overTime]) => ({ type, overTime })),
})

describe('membership', () => {
  it('MEM-01 nobody is a visitor, a member without anything a non-member', () => {
    expect(viewerOf(null, NOW)).toBe(VISITOR)
    expect(roleOf(viewerOf(plain, NOW))).toBe('non-member')
  })

  it('MEM-01 SVIP holds until its overTime, not at it', () => {
    expect(viewerOf(vip(1, NOW + 1), NOW).svip).toBe(true)
    expect(viewerOf(vip(1, NOW), NOW).svip).toBe(false)
    expect(viewerOf(vip(1, null), NOW).svip).toBe(false)
  })

  it('MEM-01 meberInfo makes an SVIP only where no vipInfo tells when it ends', () => {
    expect(viewerOf({ ...plain, meberInfo: { id: 1 } }, NOW).svip).toBe(true)
    expect(viewerOf({ ...vip(1, NOW - 1), meberInfo: { id: 1 } }, NOW).svip).toBe(false)
  })

  it('ACC-12 the VIP types: personal, company, staff vacancy, company dynamic, common user', () => {
    const of = (type: number) => viewerOf(vip(type, NOW + DAY), NOW)
    expect(of(1)).toMatchObject({ svip: true, enterprise: false, addOns: [] })
    expect(of(2)).toMatchObject({ svip: true, enterprise: true })
    expect(of(3)).toMatchObject({ svip: false, addOns: ['staff_vacancy'] })
    expect(of(4)).toMatchObject({ svip: false, addOns: ['company_dynamic'] })
    expect(of(5)).toEqual({ ...VISITOR, loggedIn: true })
    expect(viewerOf(vip(3, NOW), NOW).addOns).toEqual([])
  })

  it('ACC-01 a shared account of an enterprise is an enterprise VIP while it runs', () => {
    const child = { ...vip(1, NOW + DAY), userRole: 'CWEB_COMBINE_CHILD' }
    expect(viewerOf(child, NOW).enterprise).toBe(true)
    expect(viewerOf({ ...child, userRole: 'C_VIP' }, NOW).enterprise).toBe(false)
    expect(viewerOf({ ...child, vipInfo: { type: 1, overTime: NOW } }, NOW).enterprise).toBe(false)
  })

  it('MEM-01 add-ons and the owner-lookup SVIP come from memberIncrementInfos, while they run', () => {
    for (const addOn of ADD_ONS) {
      expect(viewerOf(increments([addOn, NOW + 1]), NOW).addOns).toEqual([addOn])
      expect(viewerOf(increments([addOn, NOW]), NOW).addOns).toEqual([])
    }
    expect(viewerOf(increments(['analysis_vip', NOW + 1]), NOW)).toMatchObject({
      ownerLookup: true,
      addOns: [],
    })
    expect(viewerOf(increments(['analysis_vip', NOW]), NOW).ownerLookup).toBe(false)
    expect(roleOf(viewerOf(increments(['something_else', NOW + 1]), NOW))).toBe('non-member')
  })

  it('MEM-02 the SVIP comparison', () => {
    expect(SVIP_BENEFITS).toEqual({
      authorisedAccounts: 1,
      companyQueries: 'unlimited',
      tenderSubscriptions: 'unlimited',
      exportsPerMonth: 20_000,
      extraExportFen: 10,
    })
    expect(ADD_ON_EXPORTS_PER_MONTH).toBe(20_000)
  })
})

describe('expiry reminder', () => {
  it('MEM-04 reminds at exactly 30, 7 and 3 days, and at no other', () => {
    const flagged = Array.from({ length: 60 }, (_, n) => n - 5).filter(
      (days) => expiryReminders(vip(1, NOW + days * DAY), NOW).length > 0,
    )
    expect(flagged).toEqual([3, 7, 30])
    expect(expiryReminders(vip(5, NOW + 7 * DAY), NOW)).toEqual([])
    expect(expiryReminders(vip(1, null), NOW)).toEqual([])
  })

  it('MEM-04 days are calendar days: the same all day long', () => {
    const { end } = closeReminder(NOW)
    const startOfToday = end + 1 - DAY
    const overTime = startOfToday + 7 * DAY
    for (const now of [startOfToday, NOW, end])
      expect(expiryReminders(vip(1, overTime), now)[0]?.days).toBe(7)
    expect(expiryReminders(vip(1, overTime), end + 1)).toEqual([])
    expect(expiryReminders(vip(1, overTime), startOfToday - 1)).toEqual([])
  })

  it('MEM-04 has three items; of several add-ons the one that ends first', () => {
    const member: Entitlements = {
      ...increments(
        ['company_dynamic', NOW + 30 * DAY],
        ['staff_vacancy', NOW + 3 * DAY],
        ['company_outnews', NOW + 2 * DAY],
        ['analysis_vip', NOW + 7 * DAY],
      ),
      vipInfo: { type: 1, overTime: NOW + 30 * DAY },
    }
    const items = expiryReminders(member, NOW)
    expect(items.map((item) => [item.key, item.days])).toEqual([
      ['svip', 30],
      ['add-on', 3],
      ['owner-lookup', 7],
    ])
    expect(items.map((item) => item.label)).toEqual(['建筑管家 SVIP', '增值服务 SVIP', '业主查 SVIP'])
    expect(items[1] && reminderText(items[1])).toContain('3 天')
    expect(expiryReminders(plain, NOW)).toEqual([])
  })

  it("MEM-04 closing hides it until the day's end", () => {
    const closing = closeReminder(NOW)
    expect(closing.start).toBe(NOW)
    expect(isReminderHidden(closing, NOW)).toBe(true)
    expect(isReminderHidden(closing, closing.end)).toBe(true)
    expect(isReminderHidden(closing, closing.end + 1)).toBe(false)
    expect(isReminderHidden(closing, NOW - 1)).toBe(false)
    expect(isReminderHidden(null, NOW)).toBe(false)
  })
})
