import { afterEach, describe, expect, it } from 'vitest'
import { ADD_ONS } from '../access'
import { NOW } from '../testing'
import {
  closeReminder,
  formatReminder,
  type Holding,
  isReminderHidden,
  listExpiryReminders,
  listReminderWindows,
  type MembershipKind,
} from './index'

const DAY = 86_400_000
const HOUR = 3_600_000
const at = (text: string): number => Date.parse(`${text}+08:00`)
const holding = (kind: MembershipKind, overTime: number, isShared = false): Holding => ({
  kind,
  overTime,
  childNumber: null,
  isShared,
  paidTerms: [{ startTime: 0, endTime: overTime }],
})
const svip = (overTime: number) => [holding('svip', overTime)]
const held = (...infos: readonly (readonly [MembershipKind, number])[]) =>
  infos.map(([kind, overTime]) => holding(kind, overTime))
const reminder = (holdings: readonly Holding[], now = NOW) =>
  listExpiryReminders(holdings, now).map((item) => [item.key, item.days])

const ZONE = process.env.TZ
afterEach(() => {
  if (ZONE === undefined) delete process.env.TZ
  else process.env.TZ = ZONE
})

describe('when the reminder is shown', () => {
  it('MEM-04 at exactly 30, 7 and 3 days, and at no other', () => {
    const flagged = Array.from({ length: 800 }, (_, n) => n - 400).filter(
      (days) => reminder(svip(NOW + days * DAY)).length > 0,
    )
    expect(flagged).toEqual([3, 7, 30])
  })
})

describe('the texts', () => {
  it('MEM-04 of several due add-ons those that end first', () => {
    const ends = ADD_ONS.map((addOn, n) => [addOn, NOW + ([30, 7, 3, 2, 31][n] ?? 0) * DAY] as const)
    const first = { key: 'add-on', overTime: NOW + 3 * DAY, days: 3 }
    expect(listExpiryReminders(held(...ends), NOW)).toMatchObject([{ ...first, kinds: ['company_outnews'] }])
    expect(reminder(held(...[...ends].reverse()))).toEqual([['add-on', 3]])
    const together = held(['company_outnews', NOW + 3 * DAY], ['staff_vacancy', NOW + 3 * DAY + 1])
    expect(listExpiryReminders(together, NOW)).toMatchObject([
      {
        ...first,
        label: '增值服务 SVIP（资质追踪、人员缺口检测）',
        kinds: ['company_outnews', 'staff_vacancy'],
      },
    ])
  })

  it('MEM-04 a renewed membership ends with its last term', () => {
    const soon = NOW + 7 * DAY
    const later = NOW + 365 * DAY
    expect(reminder(held(['staff_vacancy', soon], ['staff_vacancy', later]))).toEqual([])
    expect(reminder(held(['staff_vacancy', later], ['staff_vacancy', soon]))).toEqual([])
    expect(reminder(held(['staff_vacancy', soon], ['company_outnews', later]))).toEqual([['add-on', 7]])
    expect(reminder(held(['analysis_vip', soon], ['analysis_vip', later]))).toEqual([])
    expect(reminder(held(['analysis_vip', NOW - DAY], ['analysis_vip', soon]))).toEqual([['owner-lookup', 7]])
  })
})

describe('given days', () => {
  const trial = (overTime: number, kind: MembershipKind = 'svip') => ({
    ...holding(kind, overTime),
    paidTerms: [],
  })

  it('MEM-08 are reminded of in their last 24 hours only, under their own name', () => {
    for (const days of [30, 7, 3, 2]) expect(listExpiryReminders([trial(NOW + days * DAY)], NOW)).toEqual([])
    const [item] = listExpiryReminders([trial(NOW + DAY)], NOW)
    expect(item).toMatchObject({ key: 'svip', isTrial: true })
    expect(item && formatReminder(item)).toBe(
      '您的建筑管家 SVIP 体验将于 2026-11-21 10:00 到期，开通后可继续使用',
    )
    expect(listExpiryReminders([trial(NOW + DAY + 1)], NOW)).toEqual([])
    expect(listExpiryReminders([trial(NOW + 1)], NOW)).toHaveLength(1)
    expect(listExpiryReminders([trial(NOW)], NOW)).toEqual([])
  })
})

describe('when reminders are sent', () => {
  it('MEM-09 from 9:00 on, for the ends of whole days, and for the 24 hours after 9:00', () => {
    expect(listReminderWindows(at('2026-11-20T08:59:59.999'))).toEqual([])
    const now = at('2026-11-20T09:00:00.000')
    expect(listReminderWindows(now)).toEqual([
      ...[30, 7, 3].map((days) => {
        const from = at('2026-11-20T00:00:00.000') + days * DAY
        return { days, from, to: from + DAY }
      }),
      { days: 0, from: now + 1, to: now + DAY + 1 },
    ])
    expect(listReminderWindows(now + 3 * HOUR)[3]).toEqual({
      days: 0,
      from: now + 3 * HOUR + 1,
      to: now + DAY + 1,
    })
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
})
