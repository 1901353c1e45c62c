import { type FocusEvent, useEffect, useRef } from 'react'

const isLayerOpen = () => document.querySelector('dialog[open], :popover-open') !== null

/**
 * Closes an element beside the page on Esc, unless an open layer handles the key. A focus inside the element
 * returns to its previous place.
 */
export function useAsideFocus(onClose: () => void) {
  const ref = useRef<HTMLElement>(null)
  const from = useRef<HTMLElement | null>(null)
  const close = () => {
    const isInside = ref.current?.contains(document.activeElement)
    if (isInside && from.current?.isConnected) from.current.focus({ preventScroll: true })
    onClose()
  }
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isLayerOpen()) latest.current()
    }
    document.addEventListener('keydown', key)
    return () => document.removeEventListener('keydown', key)
  }, [])
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !ref.current?.contains(relatedTarget))
      from.current = relatedTarget
  }
  return { ref, onFocus, close }
}
