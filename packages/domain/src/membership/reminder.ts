import { ADD_ONS, VIP_TYPE } from '../access'
import { daysBetween, endOfDay } from '../formatting'
import { addOnForVipType, type Entitlements, findVipType, type IncrementType } from './member'

/** The reminder is shown when exactly this many days remain (MEM-04). */
export const REMINDER_DAYS: readonly number[] = [30, 7, 3]

/** The memberships covered by the reminder, in order: SVIP, add-on services, owner-lookup SVIP (MEM-04). */
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

/**
 * The items due today, at most three and each once; of several add-ons the one that ends first (MEM-04). A renewed
 * membership ends with its last term, so an earlier term causes no reminder.
 */
export function listExpiryReminders(member: Entitlements, now: number): readonly ReminderItem[] {
  const type = findVipType(member)
  const isSvip = type === VIP_TYPE.personal || type === VIP_TYPE.company
  const vipEnd = member.vipInfo?.overTime ?? NEVER_HELD
  const endOf = (held: IncrementType): number =>
    Math.max(addOnForVipType(type) === held ? vipEnd : NEVER_HELD, ...incrementEnds(member, held))
  const ends: readonly (readonly [ReminderKey, readonly number[]])[] = [
    ['svip', [isSvip ? vipEnd : NEVER_HELD]],
    ['add-on', ADD_ONS.map(endOf)],
    ['owner-lookup', [endOf('analysis_vip')]],
  ]
  return ends.flatMap(([key, overTimes]) => {
    const due = overTimes.filter((overTime) => REMINDER_DAYS.includes(daysBetween(now, overTime)))
    if (due.length === 0) return []
    const overTime = Math.min(...due)
    return [{ key, label: LABELS[key], overTime, days: daysBetween(now, overTime) }]
  })
}

// The end of a membership never held: infinitely far from any moment.
const NEVER_HELD = Number.NEGATIVE_INFINITY

const incrementEnds = (member: Entitlements, held: IncrementType): readonly number[] =>
  member.memberIncrementInfos.filter((info) => info.type === held).map((info) => info.overTime)

/** The text of an item (MEM-04). */
export function formatReminder(item: ReminderItem): string {
  return `您的${item.label}还有 ${item.days} 天到期，请及时续费`
}

/** The stored closing of the reminder: hidden from `start` to `end`, in ms (MEM-04). */
export interface ReminderClosing {
  readonly start: number
  readonly end: number
}

/** Closes the reminder at a moment: hidden until 23:59:59.999 of that day in Asia/Shanghai (MEM-04). */
export function closeReminder(now: number): ReminderClosing {
  return { start: now, end: endOfDay(now) }
}

/** Whether the reminder is hidden (MEM-04). With a clock set back to before the closing it is shown again. */
export function isReminderHidden(closing: ReminderClosing | null, now: number): boolean {
  return closing !== null && closing.start <= now && now <= closing.end
}
