import type { RefObject } from 'react'
import { useDocumentEvent } from '../use-event'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))

/** Focuses an input on `/`, except while typing. */
export function useSlashFocus(input: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useDocumentEvent('keydown', (event) => {
    if (!isOn || event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target) || !input.current) return
    event.preventDefault()
    input.current.focus()
    input.current.select()
  })
}
