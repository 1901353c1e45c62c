'use client'

import { useEffect } from 'react'

const opened = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-popover][open]')]

const closeOthers = (event: Event) => {
  for (const popover of opened()) {
    if (event.target instanceof Node && !popover.contains(event.target)) popover.open = false
  }
}

// The innermost first: of nested popovers the later one in the document is the inner one.
const closeOnEscape = (event: KeyboardEvent) => {
  const popover = event.key === 'Escape' ? opened().at(-1) : undefined
  if (!popover) return
  popover.open = false
  popover.querySelector('summary')?.focus()
}

/** Closes all `Popover`s of the page; one set of listeners instead of a client component for each. */
export function PopoverCloser() {
  useEffect(() => {
    document.addEventListener('pointerdown', closeOthers)
    document.addEventListener('focusin', closeOthers)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOthers)
      document.removeEventListener('focusin', closeOthers)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])
  return null
}
