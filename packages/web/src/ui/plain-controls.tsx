'use client'

import { useEffect } from 'react'
import { replayChanges } from './replay-changes'
import { focusOnSlash } from './slash-focus'
import { followTheme } from './theme-choice'

const onEach = (selector: string, run: (element: HTMLElement) => void) => {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) run(element)
}

const toTop = () =>
  scrollTo({
    top: 0,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  })

const click = ({ target }: Event) => {
  if (target instanceof Element && target.closest('[data-back-to-top]')) toTop()
}

const scroll = () =>
  onEach('[data-back-to-top]', (button) => {
    button.hidden = scrollY <= Number(button.dataset.backToTop)
  })

/** The search box shows the placeholder of the selected category. */
const showPlaceholder = (select: Element | null) => {
  if (!(select instanceof HTMLSelectElement) || select.dataset.placeholders === undefined) return
  const input = select.form?.querySelector<HTMLInputElement>('input[type=search]')
  const { placeholder } = select.selectedOptions[0]?.dataset ?? {}
  if (input && placeholder !== undefined) input.placeholder = placeholder
}

const change = ({ target }: Event) => {
  if (target instanceof Element) showPlaceholder(target)
}

// Only the first page of a visit was there before its scripts.
let isTakenOver = false

/**
 * Behaviour of controls that are plain HTML: one set of listeners instead of a client component for each,
 * so that the surrounding parts need not be client components.
 */
export function PlainControls() {
  useEffect(() => {
    scroll()
    // The browser restores the selection on going back.
    onEach('[data-placeholders]', showPlaceholder)
    document.addEventListener('click', click)
    document.addEventListener('change', change)
    document.addEventListener('keydown', focusOnSlash)
    addEventListener('scroll', scroll, { passive: true })
    const unfollowTheme = followTheme()
    if (!isTakenOver) replayChanges(document)
    isTakenOver = true
    return () => {
      document.removeEventListener('click', click)
      document.removeEventListener('change', change)
      document.removeEventListener('keydown', focusOnSlash)
      removeEventListener('scroll', scroll)
      unfollowTheme()
    }
  }, [])
  return null
}
