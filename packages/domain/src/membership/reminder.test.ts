import { afterEach, describe, expect, it } from 'vitest'
import { ADD_ONS } from '../access'
import { aMember, memberAs, NOW } from '../testing'
import {
  closeReminder,
  formatReminder,
  isReminderHidden,
  listExpiryReminders,
  type MemberInfo,
  type ReminderItem,
} from './index'

const DAY = 86_400_000
const at = (text: string): number => Date.parse(`${text}+08:00`)
const svip = (overTime: number | null, type = 1, userRole: string | null = null) =>
  aMember({ vipInfo: { type, overTime }, userRole })
const increments = (...infos: readonly (readonly [string, number])[]) =>
  aMember({ memberIncrementInfos: infos.map(([type, overTime]) => ({ type, overTime })) })
const told = (member: MemberInfo, now = NOW) =>
  listExpiryReminders(member, now).map((item) => [item.key, item.days])

const ZONE = process.env.TZ
afterEach(() => {
  if (ZONE === undefined) delete process.env.TZ
  else process.env.TZ = ZONE
})

describe('when the reminder is shown', () => {
  it('MEM-04 at exactly 30, 7 and 3 days, and at no other', () => {
    const flagged = Array.from({ length: 800 }, (_, n) => n - 400).filter(
      (days) => told(svip(NOW + days * DAY)).length > 0,
    )
    expect(flagged).toEqual([3, 7, 30])
  })

  it.each([
    ['at the start of a day', '2026-11-20T00:00:00.000', '2026-11-27T23:59:59.999'],
    ['at the end of a day', '2026-11-20T23:59:59.999', '2026-11-27T00:00:00.000'],
    ['over a month end', '2026-11-28T12:00:00.000', '2026-12-05T11:00:00.000'],
    ['over a year end', '2026-12-28T00:00:00.000', '2027-01-04T00:00:00.000'],
    ['over the end of a leap February', '2028-02-25T23:59:59.999', '2028-03-03T00:00:00.000'],
    ['over the end of another February', '2027-02-25T00:00:00.000', '2027-03-04T23:59:59.999'],
    ['on a leap day', '2028-02-29T08:00:00.000', '2028-03-07T07:59:59.999'],
  ])('MEM-04 counts calendar days %s', (_, now, overTime) => {
    expect(told(svip(at(overTime)), at(now))).toEqual([['svip', 7]])
    expect(told(svip(at(overTime) + DAY), at(now))).toEqual([])
    expect(told(svip(at(overTime) - DAY), at(now))).toEqual([])
  })

  it('MEM-04 stays the same all day and changes at midnight in Shanghai', () => {
    const member = svip(at('2026-11-27T09:30:00'))
    expect(told(member, at('2026-11-19T23:59:59.999'))).toEqual([])
    for (const time of ['00:00:00.000', '09:29:59.999', '09:30:00.000', '23:59:59.999']) {
      expect(told(member, at(`2026-11-20T${time}`))).toEqual([['svip', 7]])
    }
    expect(told(member, at('2026-11-21T00:00:00.000'))).toEqual([])
  })

  it("MEM-04 the process's own time zone does not matter, nor its summer time", () => {
    // New York puts its clocks forward on 2027-03-14 at 02:00, which is 15:00 in Shanghai.
    const now = at('2027-03-14T14:59:00')
    for (const zone of ['America/New_York', 'UTC', 'Pacific/Kiritimati', 'Asia/Shanghai']) {
      process.env.TZ = zone
      for (const [time, days] of [
        ['2027-03-16T23:59:59.999', []],
        ['2027-03-17T00:00:00', [['svip', 3]]],
        ['2027-03-17T23:59:59.999', [['svip', 3]]],
        ['2027-03-18T00:00:00', []],
      ] as const) {
        expect(told(svip(at(time)), now)).toEqual(days)
        expect(told(svip(at(time)), now + 3_600_000)).toEqual(days)
      }
      expect(closeReminder(now).end).toBe(at('2027-03-14T23:59:59.999'))
    }
  })
})

describe('the texts', () => {
  it('MEM-04 three items in their order, each with its label and its text', () => {
    const member = aMember({
      vipInfo: { type: 1, overTime: NOW + 30 * DAY },
      memberIncrementInfos: [
        { type: 'analysis_vip', overTime: NOW + 3 * DAY },
        { type: 'company_dynamic', overTime: NOW + 7 * DAY },
      ],
    })
    const items = listExpiryReminders(member, NOW)
    expect(items).toEqual<ReminderItem[]>([
      { key: 'svip', label: '建筑管家 SVIP', overTime: NOW + 30 * DAY, days: 30 },
      { key: 'add-on', label: '增值服务 SVIP', overTime: NOW + 7 * DAY, days: 7 },
      { key: 'owner-lookup', label: '业主查 SVIP', overTime: NOW + 3 * DAY, days: 3 },
    ])
    expect(items.map(formatReminder)).toEqual([
      '您的建筑管家 SVIP还有 30 天到期，请及时续费',
      '您的增值服务 SVIP还有 7 天到期，请及时续费',
      '您的业主查 SVIP还有 3 天到期，请及时续费',
    ])
  })

  it('MEM-04 of several due add-ons the one that ends first', () => {
    const ends = ADD_ONS.map((addOn, n) => [addOn, NOW + ([30, 7, 3, 2, 31][n] ?? 0) * DAY] as const)
    expect(listExpiryReminders(increments(...ends), NOW)).toEqual([
      { key: 'add-on', label: '增值服务 SVIP', overTime: NOW + 3 * DAY, days: 3 },
    ])
    expect(told(increments(...[...ends].reverse()))).toEqual([['add-on', 3]])
  })

  it('MEM-04 a renewed membership ends with its last term', () => {
    const soon = NOW + 7 * DAY
    const later = NOW + 365 * DAY
    expect(told(increments(['staff_vacancy', soon], ['staff_vacancy', later]))).toEqual([])
    expect(told(increments(['staff_vacancy', later], ['staff_vacancy', soon]))).toEqual([])
    expect(told(increments(['staff_vacancy', soon], ['company_outnews', later]))).toEqual([['add-on', 7]])
    expect(told(increments(['analysis_vip', soon], ['analysis_vip', later]))).toEqual([])
    expect(told(increments(['analysis_vip', NOW - DAY], ['analysis_vip', soon]))).toEqual([
      ['owner-lookup', 7],
    ])
  })

  it('MEM-04 a VIP reminder is named by its type', () => {
    const soon = NOW + 7 * DAY
    expect([1, 2, 3, 4, 5, 6].map((type) => told(svip(soon, type)))).toEqual([
      [['svip', 7]],
      [['svip', 7]],
      [['add-on', 7]],
      [['add-on', 7]],
      [],
      [],
    ])
    expect(told(svip(soon, 3, 'CWEB_COMBINE_CHILD'))).toEqual([['svip', 7]])
    const renewed = aMember({
      vipInfo: { type: 3, overTime: soon },
      memberIncrementInfos: [{ type: 'staff_vacancy', overTime: NOW + 365 * DAY }],
    })
    expect(told(renewed)).toEqual([])
    expect(told({ ...renewed, vipInfo: { type: 4, overTime: soon } })).toEqual([['add-on', 7]])
  })

  it('MEM-04 no reminder without an end or for unknown types', () => {
    for (const member of [aMember(), svip(null), svip(null, 3), svip(Number.NaN)])
      expect(told(member)).toEqual([])
    expect(told(increments(['__proto__', NOW + 7 * DAY], ['', NOW + 7 * DAY]))).toEqual([])
    expect(told(aMember({ meberInfo: { id: 1 } }))).toEqual([])
  })

  it.each([
    ['svip', 'svip'],
    ['enterprise', 'svip'],
    ['enterprise-child', 'svip'],
    ['owner-lookup', 'owner-lookup'],
    ...ADD_ONS.map((addOn) => [addOn, 'add-on'] as const),
  ] as const)('MEM-04 %s is reminded of %s', (persona, key) => {
    for (const days of [30, 7, 3]) {
      const member = memberAs(persona, NOW, days * DAY)
      expect(member && told(member)).toEqual([[key, days]])
    }
  })
})

describe('closing', () => {
  it("MEM-04 hides it until the day's end in Shanghai, to the millisecond", () => {
    const now = at('2026-11-30T23:59:59.000')
    const closing = closeReminder(now)
    expect(closing).toEqual({ start: now, end: at('2026-11-30T23:59:59.999') })
    expect(isReminderHidden(closing, now)).toBe(true)
    expect(isReminderHidden(closing, closing.end)).toBe(true)
    expect(isReminderHidden(closing, closing.end + 1)).toBe(false)
  })

  it('MEM-04 a clock set back to before the closing shows it again; without a closing nothing is hidden', () => {
    const closing = closeReminder(NOW)
    expect(isReminderHidden(closing, NOW - 1)).toBe(false)
    expect(isReminderHidden(null, NOW)).toBe(false)
  })

  it('MEM-04 a closing at the last millisecond of a day lasts just that long', () => {
    const last = at('2028-02-29T23:59:59.999')
    expect(closeReminder(last)).toEqual({ start: last, end: last })
    expect(closeReminder(last + 1).end).toBe(last + DAY)
  })
})
