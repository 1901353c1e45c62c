import { openDialogs } from '@zhushutong/ui/overlays/open-dialogs'
import { useDocumentEvent } from '@zhushutong/ui/use-event'
import { type FocusEvent, useRef } from 'react'

/**
 * Closes an element beside the page on Esc, unless a dialog is open. A focus inside the element returns to its
 * previous place.
 */
export function useAsideFocus(onClose: () => void) {
  const ref = useRef<HTMLElement>(null)
  const from = useRef<HTMLElement | null>(null)
  const isInside = (element: EventTarget | null) => element instanceof Node && ref.current?.contains(element)
  const close = () => {
    if (isInside(document.activeElement) && from.current?.isConnected)
      from.current.focus({ preventScroll: true })
    onClose()
  }
  useDocumentEvent('keydown', ({ key, defaultPrevented }) => {
    const isBelow = openDialogs.getState().elements.length > 0
    if (key === 'Escape' && !defaultPrevented && !isBelow) close()
  })
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !isInside(relatedTarget)) from.current = relatedTarget
  }
  return { ref, onFocus, close }
}
