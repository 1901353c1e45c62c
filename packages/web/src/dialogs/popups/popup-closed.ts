const CLOSED = 'popup-closed'

/** Notifies the page of its closed pop-up, so that the next one may be shown. */
export function tellPopupClosed(): void {
  dispatchEvent(new Event(CLOSED))
}

/** Calls back when a pop-up was closed; returns the unsubscribe function. */
export function onPopupClosed(listen: () => void): () => void {
  addEventListener(CLOSED, listen)
  return () => removeEventListener(CLOSED, listen)
}
