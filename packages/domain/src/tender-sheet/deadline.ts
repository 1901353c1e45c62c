import { clockOf, dayOf, daysBetween } from '../formatting'

/** Calendar days from which a deadline is urgent (red), and near (orange) (BID-01). */
const URGENT_DAYS = 2
const NEAR_DAYS = 7

/** The bid deadline of a tender; `at` in ms. */
export type Deadline =
  | { readonly state: 'unknown' }
  | { readonly state: 'over'; readonly at: number }
  | {
      readonly state: 'open'
      readonly at: number
      /** Calendar days of Asia/Shanghai; 0 on the last day. */
      readonly days: number
      readonly tone: 'bad' | 'warn' | 'neutral'
      /** 还剩 3 天, 今天 09:30 截止. */
      readonly text: string
    }

const toneOf = (days: number) => {
  if (days <= URGENT_DAYS) return 'bad'
  return days <= NEAR_DAYS ? 'warn' : 'neutral'
}

/**
 * The time left for bids, in calendar days: red up to 2, orange up to 7, on the last day with the hour (BID-01). A bid
 * at the exact moment is in time. Both in ms; `at` is null if the notice does not contain it.
 */
export function describeDeadline(at: number | null, now: number): Deadline {
  if (at === null) return { state: 'unknown' }
  if (at < now) return { state: 'over', at }
  const days = daysBetween(now, at)
  const text = days === 0 ? `今天 ${clockOf(at)} 截止` : `还剩 ${days} 天`
  return { state: 'open', at, days, tone: toneOf(days), text }
}

const WEEKDAYS = ['周四', '周五', '周六', '周日', '周一', '周二', '周三'] as const

/** 11-26 周四 09:30: a moment (ms) of a schedule; with its year if it differs from that of `now` (BID-01). */
export function formatMoment(at: number, now: number): string {
  const day = dayOf(at)
  const isThisYear = day.slice(0, 4) === dayOf(now).slice(0, 4)
  // 1970-01-01 was a Thursday.
  const weekday = WEEKDAYS[((daysBetween(0, at) % 7) + 7) % 7]
  return `${isThisYear ? day.slice(5) : day} ${weekday} ${clockOf(at)}`
}
