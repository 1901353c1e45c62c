'use client'

import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { cx } from '../cx'

/** Width of the fade at an edge, in px; items scrolled into view stop before it (plain.css). */
const FADE = 32

type Box = Pick<HTMLElement, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>

/** The edges of a row with hidden content: 'start', 'end', both, or ''. */
export function hiddenEdges({ scrollLeft, clientWidth, scrollWidth }: Box): string {
  const isHiddenBefore = scrollLeft > 1
  const isHiddenAfter = scrollLeft + clientWidth < scrollWidth - 1
  return [isHiddenBefore && 'start', isHiddenAfter && 'end'].filter(Boolean).join(' ')
}

/** Scrolls the row, but no outer element, until its item is fully visible. */
export function showInRow(row: HTMLElement, item: Element) {
  const [outer, inner] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
  if (inner.left < outer.left + FADE)
    row.scrollLeft = Math.max(0, row.scrollLeft - (outer.left + FADE - inner.left))
  else if (inner.right > outer.right - FADE) row.scrollLeft += inner.right - outer.right + FADE
}

/** A vertical wheel scrolls the row to its end; after that the page scrolls. */
const followWheel = (row: HTMLElement) => (event: WheelEvent) => {
  if (event.ctrlKey || event.shiftKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return
  const before = row.scrollLeft
  row.scrollLeft += event.deltaY
  if (row.scrollLeft !== before) event.preventDefault()
}

/**
 * Makes an element a row that scrolls sideways: its current item is in view, its hidden ends are marked,
 * and the wheel scrolls it.
 */
export function useScrollRow(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const mark = () => {
      row.dataset.hides = hiddenEdges(row)
    }
    const wheel = followWheel(row)
    // Not on a pointer press: after a scroll the release would hit another element, and make no click.
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) showInRow(row, target)
    }
    const resized = new ResizeObserver(mark)
    const current = row.querySelector('[aria-current]')
    if (current) showInRow(row, current)
    mark()
    resized.observe(row)
    row.addEventListener('scroll', mark, { passive: true })
    row.addEventListener('wheel', wheel, { passive: false })
    row.addEventListener('focusin', focus)
    return () => {
      resized.disconnect()
      row.removeEventListener('scroll', mark)
      row.removeEventListener('wheel', wheel)
      row.removeEventListener('focusin', focus)
    }
  }, [ref])
}

/**
 * Links in one line, of any number: see `useScrollRow`. Its ends fade, so background and border belong to
 * its container.
 */
export function ScrollRow({ className, ...rest }: ComponentProps<'div'>) {
  const ref = useRef<HTMLDivElement>(null)
  useScrollRow(ref)
  return <div ref={ref} className={cx('scroll-row', className)} {...rest} />
}
