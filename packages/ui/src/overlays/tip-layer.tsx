'use client'

import { useEffect, useRef } from 'react'

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

/**
 * Shows the text of any `data-tip` element; one per page. One listener instead of a client component per
 * cell: a table of locked values stays plain HTML, and no scroll box can cut off a tip.
 */
export function TipLayer() {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const tip = ref.current
    if (!tip) return
    let shownFor: Element | undefined

    const hide = () => {
      shownFor = undefined
      tip.hidden = true
      tip.hidePopover?.()
    }
    const show = (event: Event) => {
      if (!(event.target instanceof Element) || tip.contains(event.target)) return
      const target = event.target.closest('[data-tip]')
      if (target === shownFor) return
      if (!target) return hide()
      hide()
      shownFor = target
      tip.textContent = target.getAttribute('data-tip')
      tip.hidden = false
      tip.showPopover?.()
      place(tip, target)
    }
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    }

    document.addEventListener('pointerover', show)
    document.addEventListener('focusin', show)
    document.addEventListener('keydown', hideOnEscape)
    window.addEventListener('scroll', hide, { passive: true, capture: true })
    return () => {
      document.removeEventListener('pointerover', show)
      document.removeEventListener('focusin', show)
      document.removeEventListener('keydown', hideOnEscape)
      window.removeEventListener('scroll', hide, { capture: true })
    }
  }, [])

  return <div ref={ref} className="tip" popover="manual" role="tooltip" hidden />
}
