import { DAY_MS, daysBetween, endOfDay, formatTime, HOUR_MS, startOfDay } from '../formatting'
import {
  type Holding,
  isInForce,
  type MembershipKind,
  membershipName,
  PLAN_GROUP_NAMES,
  type PlanGroup,
  planGroupOf,
} from './plans'
import { isTrial } from './terms'

/** The reminder is shown when exactly this many days remain (MEM-04). */
const REMINDER_DAYS: readonly number[] = [30, 7, 3]

/** One line of the reminder; `overTime` in ms, `days` in calendar days of Asia/Shanghai. */
export interface ReminderItem {
  readonly key: PlanGroup
  readonly label: string
  readonly overTime: number
  readonly days: number
  /** Memberships that end on that day: several add-ons may end on the same day. */
  readonly kinds: readonly MembershipKind[]
  /** True for days that were not paid for: the button then opens a membership instead of renewing it (MEM-08). */
  readonly isTrial: boolean
}

const ORDER: readonly PlanGroup[] = ['svip', 'enterprise', 'add-on', 'owner-lookup']

const labelOf = (group: PlanGroup, kinds: readonly MembershipKind[], ofTrial: boolean): string => {
  const names = group === 'add-on' ? `（${kinds.map(membershipName).join('、')}）` : ''
  return `${PLAN_GROUP_NAMES[group]}${names}${ofTrial ? ' 体验' : ''}`
}

/** Paid memberships are due at the fixed distances, trials in their last 24 hours (MEM-04, MEM-08). */
const isDue = (holding: Holding, now: number): boolean =>
  isTrial(holding, now)
    ? isInForce(holding, now) && holding.overTime <= now + DAY_MS
    : REMINDER_DAYS.includes(daysBetween(now, holding.overTime))

/**
 * The items due today, one for each group; of several add-ons those that end first (MEM-04, MEM-08). A renewed
 * membership ends with its last term, so an earlier term causes no reminder. A shared account is left out, because its
 * enterprise renews it.
 */
export function listExpiryReminders(holdings: readonly Holding[], now: number): readonly ReminderItem[] {
  const last = new Map<MembershipKind, Holding>()
  for (const holding of holdings)
    if (
      !holding.isShared &&
      holding.overTime > (last.get(holding.kind)?.overTime ?? Number.NEGATIVE_INFINITY)
    )
      last.set(holding.kind, holding)
  const due = [...last.values()].filter((holding) => isDue(holding, now))
  return ORDER.flatMap((group) =>
    [false, true].flatMap((ofTrial) => {
      const alike = due.filter(
        (holding) => planGroupOf(holding.kind) === group && isTrial(holding, now) === ofTrial,
      )
      if (alike.length === 0) return []
      const overTime = Math.min(...alike.map((holding) => holding.overTime))
      const days = daysBetween(now, overTime)
      const kinds = alike
        .filter((holding) => daysBetween(now, holding.overTime) === days)
        .map(({ kind }) => kind)
      return [{ key: group, label: labelOf(group, kinds, ofTrial), overTime, days, kinds, isTrial: ofTrial }]
    }),
  )
}

/** True when an item is shown in a dialog besides the bar: on the last of the fixed days (MEM-04). */
export function isUrgentReminder({
  days,
  isTrial: ofTrial,
}: Pick<ReminderItem, 'days' | 'isTrial'>): boolean {
  return !ofTrial && days === Math.min(...REMINDER_DAYS)
}

/** The text of an item. */
export function formatReminder(item: ReminderItem): string {
  return item.isTrial
    ? `您的${item.label}将于 ${formatTime(item.overTime)} 到期，开通后可继续使用`
    : `您的${item.label}还有 ${item.days} 天到期，请及时续费`
}

/** The label of the button beside an item: a trial is opened, anything else renewed. */
export function purchaseVerbOf(ofTrial: boolean): '开通' | '续费' {
  return ofTrial ? '开通' : '续费'
}

/** The hour of Asia/Shanghai from which the day's reminders are sent (MEM-09). */
const REMINDER_HOUR = 9

/** The time from which the reminders of the day are sent, in ms; in the future before 9:00 (MEM-09). */
function reminderTimeOf(now: number): number {
  return startOfDay(now) + REMINDER_HOUR * HOUR_MS
}

/**
 * The ends (ms) of memberships to remind of today, for one of the distances; `days` is 0 for the last day of trials
 * (MEM-09).
 */
export interface ReminderWindow {
  readonly days: number
  /** Inclusive. */
  readonly from: number
  /** Exclusive. */
  readonly to: number
}

/** The windows of a day; empty before its reminders are due (MEM-09). */
export function listReminderWindows(now: number): readonly ReminderWindow[] {
  const at = reminderTimeOf(now)
  if (now < at) return []
  const fixed = REMINDER_DAYS.map((days) => {
    const from = startOfDay(now) + days * DAY_MS
    return { days, from, to: from + DAY_MS }
  })
  return [...fixed, { days: 0, from: now + 1, to: at + DAY_MS + 1 }]
}

/** The stored closing of the reminder: hidden from `start` to `end`, in ms (MEM-04). */
export interface ReminderClosing {
  readonly start: number
  readonly end: number
}

/** Closes the reminder at a moment (MEM-04): hidden until 23:59:59.999 of that day in Asia/Shanghai. */
export function closeReminder(now: number): ReminderClosing {
  return { start: now, end: endOfDay(now) }
}

/** True when the reminder is hidden. With a clock set back to before the closing it is shown again. */
export function isReminderHidden(closing: ReminderClosing | null, now: number): boolean {
  return closing !== null && closing.start <= now && now <= closing.end
}
