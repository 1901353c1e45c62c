'use client'

import { useEffect } from 'react'
import { followTheme } from '../theme/theme-choice'
import { replayChanges } from './replay-changes'
import { focusOnSlash } from './slash-focus'

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

/** The selected option of a select, or the checked radio button, whose placeholder the search box shows. */
const findChoice = (element: Element): HTMLElement | null => {
  if (element instanceof HTMLSelectElement && element.dataset.placeholders !== undefined)
    return element.selectedOptions[0] ?? null
  return element instanceof HTMLInputElement && element.type === 'radio' && element.checked ? element : null
}

/** Shows the placeholder of the selected category in the search box. */
const showPlaceholder = (element: HTMLElement) => {
  const { placeholder } = findChoice(element)?.dataset ?? {}
  if (placeholder === undefined) return
  const input = element.closest('form')?.querySelector<HTMLInputElement>('input[type=search]')
  if (input) input.placeholder = placeholder
}

const change = ({ target }: Event) => {
  if (target instanceof HTMLElement) showPlaceholder(target)
}

// Only the first page of a visit is visible before its scripts run.
let isTakenOver = false

/**
 * Behaviour of plain HTML controls: one set of listeners instead of a client component for each, so that
 * the surrounding parts need not be client components.
 */
export function PlainControls() {
  useEffect(() => {
    scroll()
    // The browser restores the selection on a return by the back button.
    onEach('[data-placeholders], [data-placeholder]:checked', showPlaceholder)
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
