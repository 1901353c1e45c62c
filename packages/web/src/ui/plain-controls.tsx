'use client'

import { useEffect } from 'react'
import { focusOnSlash } from './slash-focus'
import { followTheme } from './theme-choice'

const onEach = (selector: string, run: (element: HTMLElement) => void) => {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) run(element)
}

/** More than one line of chips, in px. */
const ONE_LINE = 32

/** 展开 shows itself where the chips beside it do not fit. */
const watchChips = (): (() => void) => {
  const rows = document.querySelectorAll('[data-chips="1"]')
  if (rows.length === 0) return () => {}
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries)
      target.parentElement
        ?.querySelector('[data-chips-toggle]')
        ?.toggleAttribute('data-overflows', target.scrollHeight > ONE_LINE)
  })
  for (const row of rows) observer.observe(row)
  return () => observer.disconnect()
}

const toggleChips = (button: Element) => {
  const opens = button.getAttribute('aria-expanded') !== 'true'
  button.setAttribute('aria-expanded', String(opens))
  if (button.firstChild) button.firstChild.textContent = opens ? '收起' : '展开'
}

const toTop = () =>
  scrollTo({
    top: 0,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  })

const click = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('[data-chips-toggle], [data-back-to-top]') : null
  if (!button) return
  if (button.matches('[data-chips-toggle]')) toggleChips(button)
  else toTop()
}

const scroll = () =>
  onEach('[data-back-to-top]', (button) => {
    button.hidden = scrollY <= Number(button.dataset.backToTop)
  })

/** The search box says what the chosen category wants to be asked. */
const showPlaceholder = (select: Element | null) => {
  if (!(select instanceof HTMLSelectElement) || select.dataset.placeholders === undefined) return
  const input = select.form?.querySelector<HTMLInputElement>('input[type=search]')
  const { placeholder } = select.selectedOptions[0]?.dataset ?? {}
  if (input && placeholder !== undefined) input.placeholder = placeholder
}

const change = ({ target }: Event) => {
  if (target instanceof Element) showPlaceholder(target)
}

/**
 * What moves in controls that are plain HTML: one set of listeners instead of a client component for each, so that
 * the parts of the page around them need not be React's.
 */
export function PlainControls() {
  useEffect(() => {
    scroll()
    // A browser that goes back brings the choice along.
    onEach('[data-placeholders]', showPlaceholder)
    document.addEventListener('click', click)
    document.addEventListener('change', change)
    document.addEventListener('keydown', focusOnSlash)
    addEventListener('scroll', scroll, { passive: true })
    const ends = [watchChips(), followTheme()]
    return () => {
      document.removeEventListener('click', click)
      document.removeEventListener('change', change)
      document.removeEventListener('keydown', focusOnSlash)
      removeEventListener('scroll', scroll)
      for (const end of ends) end()
    }
  }, [])
  return null
}
