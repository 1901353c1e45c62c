'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { useDocumentEvent, useWindowEvent } from '../use-event'

const MARGIN = 8

const place = (tip: HTMLElement, target: Element) => {
  const at = target.getBoundingClientRect()
  const centre = at.left + at.width / 2 - tip.offsetWidth / 2
  const left = Math.min(
    Math.max(centre, MARGIN),
    document.documentElement.clientWidth - tip.offsetWidth - MARGIN,
  )
  const above = at.top - tip.offsetHeight - MARGIN
  tip.style.left = `${Math.max(left, MARGIN)}px`
  tip.style.top = `${above >= MARGIN ? above : at.bottom + MARGIN}px`
}

/** The element under an event whose tip is to be shown. */
const findTarget = ({ target }: Event): HTMLElement | null =>
  // biome-ignore lint/plugin: one delegated listener for the cells of all tables.
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null

/**
 * Shows the text of any `data-tip` element; one per page. One listener instead of a client component per
 * cell: a table of locked values stays plain HTML, and no scroll box can cut off a tip.
 */
export function TipLayer() {
  const ref = useRef<HTMLDivElement>(null)
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const show = (event: Event) => {
    if (!(event.target instanceof Node && ref.current?.contains(event.target))) setTarget(findTarget(event))
  }
  const hide = () => setTarget(null)
  useDocumentEvent('pointerover', show)
  useDocumentEvent('focusin', show)
  useDocumentEvent('keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })
  useWindowEvent('scroll', hide, { capture: true })

  useLayoutEffect(() => {
    const tip = ref.current
    if (!tip || !target) return
    tip.showPopover?.()
    place(tip, target)
    return () => tip.hidePopover?.()
  }, [target])

  return (
    <div ref={ref} className="tip" popover="manual" role="tooltip" hidden={target === null}>
      {target?.dataset.tip}
    </div>
  )
}
