import { createSignal } from '@/browser/signal'

const closed = createSignal()

/** Notifies the page of its closed pop-up, so that the next one may be shown. */
export const tellPopupClosed = () => closed.emit()

/** Calls back when a pop-up was closed; returns the unsubscribe function. */
export const onPopupClosed = closed.listen
