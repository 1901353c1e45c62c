const CLOSED = 'popup-closed'

/** Tells the page that its pop-up was closed: the next one may come. */
export function tellPopupClosed(): void {
  dispatchEvent(new Event(CLOSED))
}

/** Calls back when a pop-up was closed; returns what stops it. */
export function onPopupClosed(listen: () => void): () => void {
  addEventListener(CLOSED, listen)
  return () => removeEventListener(CLOSED, listen)
}
