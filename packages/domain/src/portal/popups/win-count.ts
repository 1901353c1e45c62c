import { dayOf } from '../../formatting'
import { POPUPS } from './popup'

/** The storage key for the number of automatic pop-ups of a day, stored as '{day}:{count}' (STO-02). */
export const WIN_COUNT_KEY = 'WIN_COUNT'

/** Maximum number of automatic pop-ups per day: one of each. */
const MAX_POPUPS_A_DAY = POPUPS.length

// The largest count that can be parsed again.
const MAX_COUNT = 999_999_999

const read = (stored: string | null, now: number): number => {
  const match = /^(\d{4}-\d{2}-\d{2}):(\d{1,9})$/.exec(String(stored))
  return match && match[1] === dayOf(now) ? Number(match[2]) : 0
}

/** True when the maximum of pop-ups was shown today, the day of `now` (ms) in Asia/Shanghai (STO-02). */
export function isPopupDayFull(stored: string | null, now: number): boolean {
  return read(stored, now) >= MAX_POPUPS_A_DAY
}

/** The value to store after one more pop-up; each day of Asia/Shanghai starts at 0 (STO-02). `now` in ms. */
export function incrementWinCount(stored: string | null, now: number): string {
  return `${dayOf(now)}:${Math.min(read(stored, now) + 1, MAX_COUNT)}`
}
