import type { Viewer } from '@zhushutong/domain/access'
import {
  findAnniversaryEnd,
  findNextPopup,
  isInterrupting,
  isTillPath,
  type Popup,
  type PopupContents,
} from '@zhushutong/domain/portal/popups'
import { openDialogs } from '@zhushutong/ui/overlays/open-dialogs'
import type { DialogRequest } from '@/triggers/dialog-request'
import { onPopupClosed } from './popup-closed'
import { hadEnoughToday, readInterruption, readPopupMemory, rememberInterruption } from './popup-memory'

/** The server's data for a page's pop-ups. */
export interface PopupOffer {
  /** The time of the reader's registration, ms; null for a visitor. */
  readonly registeredAt: number | null
  readonly contents: PopupContents
  /** True for a reader without the owner-lookup SVIP, who learns of it on a page of owners. */
  readonly tellsOfOwners: boolean
}

interface Options {
  readonly offer: PopupOffer | null
  readonly isHome: boolean
  readonly isOldBrowser: boolean
  readonly viewer: Viewer
  readonly open: (request: DialogRequest) => void
}

/** The delay in ms before the next attempt while a dialog is open. */
const BUSY_MS = 1000

/**
 * Shows the pop-ups of a page, one at a time, each when it is due (POP-01 to POP-05). Returns a function
 * that stops it.
 */
export function startPopups({ offer, isHome, isOldBrowser, viewer, open }: Options): () => void {
  const contents = offer?.contents ?? {}
  const offered = [
    ...(Object.keys(contents) as Popup[]),
    ...(offer?.tellsOfOwners ? (['owner-svip'] as const) : []),
    ...(isOldBrowser ? (['browser-type'] as const) : []),
  ]
  const registeredAt = offer?.registeredAt ?? null
  const anniversaryUntil = findAnniversaryEnd(contents)
  const isTill = isTillPath(location.pathname)
  const page = { isHome, isTill, registeredAt, viewer, offered, anniversaryUntil, enteredAt: Date.now() }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  // Not every pop-up is a modal dialog.
  let isShown = false
  const isBusy = () => isShown || openDialogs.getState().elements.length > 0

  const look = async () => {
    clearTimeout(timer)
    if (hadEnoughToday()) return
    const next = findNextPopup({ ...page, wasInterrupted: readInterruption() }, readPopupMemory(), Date.now())
    if (!next) return
    const waits = next.afterMs || (isBusy() ? BUSY_MS : 0)
    if (waits > 0) {
      timer = setTimeout(look, waits)
      return
    }
    const isLoaded = await import('./popup-dialog').then(
      () => true,
      () => false,
    )
    // A dialog may have been opened in the meantime.
    if (isBusy()) {
      timer = setTimeout(look, BUSY_MS)
      return
    }
    if (isLoaded && !isStopped) {
      if (isInterrupting(next.popup)) rememberInterruption()
      isShown = true
      open({ name: 'popup', popup: next.popup, content: contents[next.popup] ?? null })
    }
  }

  const stopListening = onPopupClosed(() => {
    isShown = false
    void look()
  })
  void look()
  return () => {
    isStopped = true
    clearTimeout(timer)
    stopListening()
  }
}
