import { daysBetween } from '../formatting'

/** The moments that are remembered of popups: when one was closed, seen or shown. */
export const POPUP_MARKS = [
  'homeModalClosed',
  'homeModalSeen',
  'browserTypeShown',
  'ownerSvipShown',
  'bottomFoldClosed',
  'anniversaryClosed',
] as const
export type PopupMark = (typeof POPUP_MARKS)[number]

/** What a device remembers of popups, each mark in ms. A mark that was never made is absent. */
export type PopupMemory = Readonly<Partial<Record<PopupMark, number>>>

/** The key under which the memory is stored, for all popups together. */
export const POPUPS_KEY = 'POPUPS'

const parsed = (stored: string | null): unknown => {
  try {
    return JSON.parse(String(stored))
  } catch {
    return null
  }
}

/** The memory as the text to store. */
export const serialisePopupMemory = (memory: PopupMemory): string => JSON.stringify(memory)

/** The memory as it was stored; whatever in it cannot be read was never remembered. */
export const parsePopupMemory = (stored: string | null): PopupMemory => {
  const value: Readonly<Record<string, unknown>> = Object(parsed(stored))
  return Object.fromEntries(
    POPUP_MARKS.map((mark) => [mark, value[mark]]).filter(([, at]) => Number.isSafeInteger(at)),
  )
}

/** Two memories of the same device as one: of each mark the later. */
export const mergePopupMemories = (one: PopupMemory, other: PopupMemory): PopupMemory =>
  Object.fromEntries([...Object.entries(one), ...Object.entries(other)].sort(([, a], [, b]) => a - b))

/**
 * Whether what was closed or shown at a moment hides for the rest of that day, until 23:59:59 in
 * Asia/Shanghai (POP-03). A clock set back within the day changes nothing, one set back to an earlier day
 * shows it again: a wrong clock must not hide it for ever.
 */
export const isHiddenToday = (mark: number | undefined, now: number): boolean =>
  mark !== undefined && daysBetween(mark, now) === 0

/** What was closed comes again after so long, in ms (POP-04, POP-05). */
export const REOPEN_MS = 86_400_000

/**
 * For how long, in ms, what was closed at a moment still hides; 0 from 24 h on (POP-04, POP-05). A clock set
 * back by less than a day goes on hiding it; a mark further ahead than that is a wrong clock's and hides
 * nothing.
 */
export const hiddenFor = (mark: number | undefined, now: number): number =>
  mark === undefined || Math.abs(now - mark) >= REOPEN_MS ? 0 : mark + REOPEN_MS - now
