'use client'

import {
  type ComponentProps,
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
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
 * and the wheel scrolls it. Returns the properties of the element.
 */
export function useScrollRow(ref: RefObject<HTMLElement | null>) {
  const [hides, setHides] = useState('')
  const mark = useCallback(() => {
    if (ref.current) setHides(hiddenEdges(ref.current))
  }, [ref])
  useEffect(() => {
    const row = ref.current
    if (!row) return
    const current = [...row.children].find((item) => item.hasAttribute('aria-current'))
    if (current) showInRow(row, current)
    mark()
    const resized = new ResizeObserver(mark)
    resized.observe(row)
    const wheel = followWheel(row)
    // biome-ignore lint/plugin: React listens to wheels passively, and this one is held back.
    row.addEventListener('wheel', wheel, { passive: false })
    return () => {
      resized.disconnect()
      row.removeEventListener('wheel', wheel)
    }
  }, [ref, mark])
  return {
    'data-hides': hides,
    onScroll: mark,
    // Not on a pointer press: after a scroll the release would hit another element, and make no click.
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      if (target.matches(':focus-visible')) showInRow(currentTarget, target)
    },
  }
}

/**
 * Links in one line, of any number: see `useScrollRow`. Its ends fade, so background and border belong to
 * its container.
 */
export function ScrollRow({ className, ...rest }: ComponentProps<'div'>) {
  const ref = useRef<HTMLDivElement>(null)
  const row = useScrollRow(ref)
  return <div ref={ref} className={cx('scroll-row', className)} {...row} {...rest} />
}
