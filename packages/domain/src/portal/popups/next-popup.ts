import { isHomeModalDue, type PopupPage } from './home-modal'
import { isHiddenToday, type PopupMark, type PopupMemory, remainingHiddenMs } from './memory'
import { POPUPS, type Popup } from './popup'

const INTERRUPTING: ReadonlySet<Popup> = new Set(['home-modal', 'anniversary'])

/** True for a pop-up over the page: a visit has at most one of these (POP-07). */
export function isInterrupting(popup: Popup): boolean {
  return INTERRUPTING.has(popup)
}

/** Time for which the bottom banner stays open, in ms. */
export const BOTTOM_FOLD_OPEN_MS = 8000

/** Delay of the anniversary pop-up after entering a page, in ms. */
export const ANNIVERSARY_DELAY_MS = 2000

/** The next pop-up on a page, `afterMs` from now. */
interface NextPopup {
  readonly popup: Popup
  readonly afterMs: number
}

type Due = (page: PopupPage, memory: PopupMemory, now: number) => number | null

const oncePerDay =
  (mark: PopupMark): Due =>
  (_, memory, now) =>
    isHiddenToday(memory[mark], now) ? null : 0

/** The ms until each pop-up is due; null if it is not shown. */
const DUE: Readonly<Record<Popup, Due>> = {
  'home-modal': (page, memory, now) => (isHomeModalDue(page, memory, now) ? 0 : null),
  'owner-svip': oncePerDay('ownerSvipShown'),
  'browser-type': oncePerDay('browserTypeShown'),
  'bottom-fold': (_, memory, now) => remainingHiddenMs(memory.bottomFoldClosed, now),
  anniversary: ({ enteredAt, anniversaryUntil }, memory, now) => {
    const afterMs = Math.max(
      0,
      enteredAt + ANNIVERSARY_DELAY_MS - now,
      remainingHiddenMs(memory.anniversaryClosed, now),
    )
    return anniversaryUntil !== null && now + afterMs < anniversaryUntil ? afterMs : null
  },
}

/**
 * The next pop-up of a page; null if there is none (POP-01, POP-02, POP-03, POP-06). One is shown at a time: the caller calls this
 * again when it was closed, and again when `afterMs` has passed, since another window may have shown it.
 * @param now ms
 */
export function findNextPopup(page: PopupPage, memory: PopupMemory, now: number): NextPopup | null {
  const due = POPUPS.flatMap((popup) => {
    const isKept = page.wasInterrupted && isInterrupting(popup)
    const comes = page.offered.includes(popup) && !(page.isTill && popup !== 'browser-type') && !isKept
    const afterMs = comes ? DUE[popup](page, memory, now) : null
    return afterMs === null ? [] : [{ popup, afterMs }]
  })
  return due.sort((a, b) => a.afterMs - b.afterMs)[0] ?? null
}

const MARKS: Readonly<Record<Popup, Partial<Record<'shown' | 'closed', PopupMark>>>> = {
  'home-modal': { shown: 'homeModalSeen', closed: 'homeModalClosed' },
  'owner-svip': { shown: 'ownerSvipShown' },
  'browser-type': { shown: 'browserTypeShown' },
  'bottom-fold': { closed: 'bottomFoldClosed' },
  anniversary: { closed: 'anniversaryClosed' },
}

/**
 * The memory after a pop-up was shown or closed (POP-02 to POP-05). A visitor sees the home pop-up again until it is
 * closed, so the mark "seen" is stored for logged-in users only.
 */
export function rememberPopup(
  memory: PopupMemory,
  { popup, step, loggedIn }: { popup: Popup; step: 'shown' | 'closed'; loggedIn: boolean },
  now: number,
): PopupMemory {
  const mark = MARKS[popup][step]
  if (mark === undefined || (mark === 'homeModalSeen' && !loggedIn)) return memory
  return { ...memory, [mark]: now }
}
