import {
  mergePopupMemories,
  POPUPS_KEY,
  type PopupMemory,
  parsePopupMemory,
  rememberPopup,
  serialisePopupMemory,
} from '@zhushutong/domain/popups'

/** Of this page, where the browser stores nothing. */
let own: PopupMemory = {}

const stored = (): string | null => {
  try {
    return localStorage.getItem(POPUPS_KEY)
  } catch {
    return null
  }
}

/** When pop-ups were shown and closed on this device; read each time, since another window may have written. */
export function readPopupMemory(): PopupMemory {
  return mergePopupMemories(parsePopupMemory(stored()), own)
}

/** Remembers that a pop-up was shown or closed now (POP-02 to POP-05). */
export function rememberPopupStep(step: Parameters<typeof rememberPopup>[1]): void {
  own = rememberPopup(readPopupMemory(), step, Date.now())
  try {
    localStorage.setItem(POPUPS_KEY, serialisePopupMemory(own))
  } catch {
    // It is remembered until the page is left.
  }
}
