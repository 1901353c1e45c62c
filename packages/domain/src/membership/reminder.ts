import { ADD_ONS, VIP_TYPE } from '../access'
import { daysBetween, endOfDay } from '../formatting'
import type { Entitlements } from './member'

/** A membership is called attention to when exactly so many days remain (MEM-04). */
export const REMINDER_DAYS: readonly number[] = [30, 7, 3]

export type ReminderKey = 'svip' | 'add-on' | 'owner-lookup'

/** One line of the reminder; `overTime` in ms, `days` in calendar days of Asia/Shanghai. */
export interface ReminderItem {
  readonly key: ReminderKey
  readonly label: string
  readonly overTime: number
  readonly days: number
}

const LABELS: Readonly<Record<ReminderKey, string>> = {
  svip: '建筑管家 SVIP',
  'add-on': '增值服务 SVIP',
  'owner-lookup': '业主查 SVIP',
}

/** The items due today, at most three; of several add-ons the one that ends first (MEM-04). */
export function expiryReminders(member: Entitlements, now: number): readonly ReminderItem[] {
  const endsOf = (isMeant: (type: string) => boolean): readonly number[] =>
    member.memberIncrementInfos.filter((info) => isMeant(info.type)).map((info) => info.overTime)
  const ends: readonly (readonly [ReminderKey, readonly number[]])[] = [
    ['svip', svipEnds(member)],
    ['add-on', endsOf((type) => ADD_ONS.some((addOn) => addOn === type))],
    ['owner-lookup', endsOf((type) => type === 'analysis_vip')],
  ]
  return ends.flatMap(([key, overTimes]) => {
    const due = overTimes.filter((overTime) => REMINDER_DAYS.includes(daysBetween(now, overTime)))
    if (due.length === 0) return []
    const overTime = Math.min(...due)
    return [{ key, label: LABELS[key], overTime, days: daysBetween(now, overTime) }]
  })
}

const svipEnds = ({ vipInfo }: Entitlements): readonly number[] => {
  const isSvip = vipInfo?.type === VIP_TYPE.personal || vipInfo?.type === VIP_TYPE.company
  return isSvip && vipInfo.overTime !== null ? [vipInfo.overTime] : []
}

export const reminderText = (item: ReminderItem): string =>
  `您的${item.label}还有 ${item.days} 天到期，请及时续费`

/** What closing the reminder keeps: from when until when it hides, in ms (MEM-04). */
export interface ReminderClosing {
  readonly start: number
  readonly end: number
}

export const closeReminder = (now: number): ReminderClosing => ({ start: now, end: endOfDay(now) })

/** Hidden until the day ends. A clock set back to before the closing shows it again. */
export const isReminderHidden = (closing: ReminderClosing | null, now: number): boolean =>
  closing !== null && closing.start <= now && now <= closing.end
