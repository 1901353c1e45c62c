import { daysBetween, endOfDay } from '../formatting'
import {
  type Holding,
  type MembershipKind,
  membershipName,
  PLAN_GROUP_NAMES,
  type PlanGroup,
  planGroupOf,
} from './plans'

/** The reminder is shown when exactly this many days remain (MEM-04). */
export const REMINDER_DAYS: readonly number[] = [30, 7, 3]

/** One line of the reminder; `overTime` in ms, `days` in calendar days of Asia/Shanghai. */
export interface ReminderItem {
  readonly key: PlanGroup
  readonly label: string
  readonly overTime: number
  readonly days: number
  /** What ends then and is renewed: several add-ons may end on the same day. */
  readonly kinds: readonly MembershipKind[]
}

const ORDER: readonly PlanGroup[] = ['svip', 'enterprise', 'add-on', 'owner-lookup']

const labelOf = (group: PlanGroup, kinds: readonly MembershipKind[]): string =>
  group === 'add-on'
    ? `${PLAN_GROUP_NAMES[group]}（${kinds.map(membershipName).join('、')}）`
    : PLAN_GROUP_NAMES[group]

/**
 * The items due today, one for each group; of several add-ons those that end first (MEM-04). A renewed membership
 * ends with its last term, so an earlier term causes no reminder. A shared account is renewed by its enterprise, not
 * by the person who uses it.
 */
export function listExpiryReminders(holdings: readonly Holding[], now: number): readonly ReminderItem[] {
  const ends = new Map<MembershipKind, number>()
  for (const { kind, overTime, isShared } of holdings)
    if (!isShared) ends.set(kind, Math.max(overTime, ends.get(kind) ?? overTime))
  const due = [...ends].filter(([, overTime]) => REMINDER_DAYS.includes(daysBetween(now, overTime)))
  return ORDER.flatMap((group) => {
    const ofGroup = due.filter(([kind]) => planGroupOf(kind) === group)
    if (ofGroup.length === 0) return []
    const overTime = Math.min(...ofGroup.map(([, end]) => end))
    const days = daysBetween(now, overTime)
    const kinds = ofGroup.filter(([, end]) => daysBetween(now, end) === days).map(([kind]) => kind)
    return [{ key: group, label: labelOf(group, kinds), overTime, days, kinds }]
  })
}

/** Whether an item is told in a dialog besides the bar: on the last of its days (MEM-04). */
export function isUrgentReminder({ days }: Pick<ReminderItem, 'days'>): boolean {
  return days === Math.min(...REMINDER_DAYS)
}

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
