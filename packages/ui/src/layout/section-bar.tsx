'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { showInRow, useScrollRow } from './scroll-row'

type PageSection = { id: string; label: string; count?: string }

/** The last section whose top has passed the reading line. */
const readingAt = (ids: readonly string[], line: number): string | undefined =>
  ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line) ??
  ids[0]

/** The sticky position of a row's bar, in px from the top of the window. */
const stickyTop = (row: HTMLElement | null): number =>
  row?.parentElement ? Number.parseFloat(getComputedStyle(row.parentElement).top) || 0 : 0

/**
 * Links to the sections of a page, sticky below the header; marks the current one and scrolls it into view.
 * The bar sticks within its parent, so it must be a direct child of the sections' container.
 */
export function SectionBar({
  sections,
  actions,
}: {
  sections: readonly PageSection[]
  /** The actions of the page: shown while its head, `data-detail-head`, is out of sight. */
  actions?: ReactNode
}) {
  const ref = useRef<HTMLDivElement>(null)
  const [isHeadGone, setHeadGone] = useState(false)
  const [current, setCurrent] = useState(sections[0]?.id)
  useScrollRow(ref)

  useEffect(() => {
    const ids = sections.map((section) => section.id)
    let frame = 0
    const follow = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        setCurrent(readingAt(ids, (ref.current?.getBoundingClientRect().bottom ?? 0) + 24))
        const head = document.querySelector('[data-detail-head]')
        setHeadGone(head !== null && head.getBoundingClientRect().bottom <= stickyTop(ref.current))
      })
    }
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', follow)
    }
  }, [sections])

  useEffect(() => {
    const link = ref.current?.querySelector(`[href="#${current}"]`)
    if (ref.current && link) showInRow(ref.current, link)
  }, [current])

  return (
    <nav aria-label="本页内容" className="card section-bar" data-track="sections">
      <div ref={ref} className="scroll-row line-tabs">
        {sections.map(({ id, label, count }) => (
          <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {label}
            {count !== undefined && <span>{count}</span>}
          </a>
        ))}
      </div>
      {actions && isHeadGone && <div className="section-bar-actions">{actions}</div>}
    </nav>
  )
}
