import { dayOf } from '../formatting'

export const WIN_COUNT_KEY = 'WIN_COUNT'

/** A counter that starts anew each day of Asia/Shanghai (STO-01). Stored as '{day}:{count}'. */
const read = (stored: string | null, now: number): number => {
  const found = /^(\d{4}-\d{2}-\d{2}):(\d{1,9})$/.exec(stored ?? '')
  return found && found[1] === dayOf(now) ? Number(found[2]) : 0
}

/** How often it was counted today; 0 for a counter of another day or one that cannot be read. */
export const winCount = (stored: string | null, now: number): number => read(stored, now)

/** What to store after counting once more. */
export const countWin = (stored: string | null, now: number): string =>
  `${dayOf(now)}:${read(stored, now) + 1}`
