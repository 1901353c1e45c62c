import { daysBetween } from '../../formatting'

/** The stored moments of popups: closed, seen or shown. */
export const POPUP_MARKS = [
  'homeModalClosed',
  'homeModalSeen',
  'browserTypeShown',
  'ownerSvipShown',
  'bottomFoldClosed',
  'anniversaryClosed',
] as const
export type PopupMark = (typeof POPUP_MARKS)[number]

/** The stored marks of popups on a device, in ms. A mark never set is absent. */
export type PopupMemory = Readonly<Partial<Record<PopupMark, number>>>

export const POPUPS_KEY = 'POPUPS'

const parsed = (stored: string | null): unknown => {
  try {
    return JSON.parse(String(stored))
  } catch {
    return null
  }
}

/** The memory as text for storage. */
export function serialisePopupMemory(memory: PopupMemory): string {
  return JSON.stringify(memory)
}

/** Parses the stored memory; unreadable marks are dropped. */
export function parsePopupMemory(stored: string | null): PopupMemory {
  const value: Readonly<Record<string, unknown>> = Object(parsed(stored))
  return Object.fromEntries(
    POPUP_MARKS.map((mark) => [mark, value[mark]]).filter(([, at]) => Number.isSafeInteger(at)),
  )
}

/** Merges two memories of one device: the later of each mark. */
export function mergePopupMemories(first: PopupMemory, other: PopupMemory): PopupMemory {
  return Object.fromEntries(
    [...Object.entries(first), ...Object.entries(other)].sort(([, a], [, b]) => a - b),
  )
}

/**
 * True when a popup closed or shown at a moment is hidden for the rest of that day, until 23:59:59 in Asia/Shanghai
 * (POP-03). A clock set back within the day changes nothing; one set back to an earlier day shows the popup again, so
 * that a wrong clock cannot hide it forever.
 */
export function isHiddenToday(mark: number | undefined, now: number): boolean {
  return mark !== undefined && daysBetween(mark, now) === 0
}

/** Time for which a closed popup stays hidden, in ms (POP-04, POP-05). */
const REOPEN_MS = 86_400_000

/**
 * The remaining time, in ms, for which a closed popup stays hidden; 0 from 24 h on (POP-04). With a clock set
 * back by less than a day the popup stays hidden; a mark further in the future comes from a wrong clock and hides
 * nothing.
 */
export function remainingHiddenMs(mark: number | undefined, now: number): number {
  return mark === undefined || Math.abs(now - mark) >= REOPEN_MS ? 0 : mark + REOPEN_MS - now
}
