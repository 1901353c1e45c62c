import { dayOf } from '../formatting'

/** The storage key of the daily counter, stored as '{day}:{count}' (STO-02). */
export const WIN_COUNT_KEY = 'WIN_COUNT'

// The largest count that can be parsed again.
const MAX_COUNT = 999_999_999

const read = (stored: string | null, now: number): number => {
  const found = /^(\d{4}-\d{2}-\d{2}):(\d{1,9})$/.exec(String(stored))
  return found && found[1] === dayOf(now) ? Number(found[2]) : 0
}

/** The count for the day of `now` (ms) in Asia/Shanghai; 0 if unreadable (STO-02). */
export function parseWinCount(stored: string | null, now: number): number {
  return read(stored, now)
}

/** The value to store after counting once more; each day of Asia/Shanghai starts at 0 (STO-02). `now` in ms. */
export function incrementWinCount(stored: string | null, now: number): string {
  return `${dayOf(now)}:${Math.min(read(stored, now) + 1, MAX_COUNT)}`
}
