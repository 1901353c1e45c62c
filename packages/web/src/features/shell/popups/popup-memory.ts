import {
  incrementWinCount,
  isPopupDayFull,
  mergePopupMemories,
  POPUPS_KEY,
  type PopupMemory,
  parsePopupMemory,
  rememberPopup,
  serialisePopupMemory,
  WIN_COUNT_KEY,
} from '@zhushutong/domain/portal/popups'

/** Memory of this page, if the browser stores nothing. */
let memory: PopupMemory = {}
let ownCount: string | null = null

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const store = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Without storage the memory lasts until the page is left.
  }
}

const readCount = (): string | null => stored(WIN_COUNT_KEY) ?? ownCount

/** True when the day's limit of automatic pop-ups is reached (STO-02). */
export function hadEnoughToday(): boolean {
  return isPopupDayFull(readCount(), Date.now())
}

/**
 * The times when pop-ups were shown and closed on this device; read each time, since another window may
 * have written.
 */
export function readPopupMemory(): PopupMemory {
  return mergePopupMemories(parsePopupMemory(stored(POPUPS_KEY)), memory)
}

/** Records that a pop-up was shown or closed now (POP-02 to POP-05), and counts a shown one (STO-02). */
export function rememberPopupStep(step: Parameters<typeof rememberPopup>[1]): void {
  const now = Date.now()
  memory = rememberPopup(readPopupMemory(), step, now)
  store(POPUPS_KEY, serialisePopupMemory(memory))
  if (step.step !== 'shown') return
  ownCount = incrementWinCount(readCount(), now)
  store(WIN_COUNT_KEY, ownCount)
}

/** Storage key of the session: a pop-up has already interrupted this visit (POP-07). */
const INTERRUPTED_KEY = 'POPUP_INTERRUPTED'
let wasInterrupted = false

export function readInterruption(): boolean {
  try {
    return sessionStorage.getItem(INTERRUPTED_KEY) !== null
  } catch {
    return wasInterrupted
  }
}

export function rememberInterruption(): void {
  wasInterrupted = true
  try {
    sessionStorage.setItem(INTERRUPTED_KEY, '1')
  } catch {
    // Without storage the memory lasts until the page is left.
  }
}
