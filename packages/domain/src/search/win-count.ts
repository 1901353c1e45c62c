import { dayOf } from '../formatting'

/** Where the browser keeps the daily counter, as '{day}:{count}' (STO-01). */
export const WIN_COUNT_KEY = 'WIN_COUNT'

// As many digits as are read again.
const MAX_COUNT = 999_999_999

const read = (stored: string | null, now: number): number => {
  const found = /^(\d{4}-\d{2}-\d{2}):(\d{1,9})$/.exec(String(stored))
  return found && found[1] === dayOf(now) ? Number(found[2]) : 0
}

/** How often it was counted on the day of Asia/Shanghai in which `now` (ms) lies; 0 for what cannot be read (STO-01). */
export const winCount = (stored: string | null, now: number): number => read(stored, now)

/** What to store after counting once more; each day of Asia/Shanghai starts anew (STO-01). `now` in ms. */
export const countWin = (stored: string | null, now: number): string =>
  `${dayOf(now)}:${Math.min(read(stored, now) + 1, MAX_COUNT)}`
