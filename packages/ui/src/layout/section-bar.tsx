'use client'

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWindowEvent } from '../use-event'
import { DETAIL_HEAD_ID } from './detail-head-id'
import { showInRow, useScrollRow } from './scroll-row'

type PageSection = { id: string; label: string; count?: string }

/** The target of a link to a place of this page; the server rendered it, so that no ref of a component has it. */
const targetOf = (id: string): HTMLElement | null =>
  // biome-ignore lint/plugin: an address of a place in the page is an id.
  document.getElementById(id)

/** The last section whose top has passed the reading line. */
const readingAt = (ids: readonly string[], line: number): string | undefined =>
  ids.findLast((id) => (targetOf(id)?.getBoundingClientRect().top ?? Infinity) <= line) ?? ids[0]

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
  /** The actions of the page: shown while its head, `DETAIL_HEAD_ID`, is out of sight. */
  actions?: ReactNode
}) {
  const ref = useRef<HTMLDivElement>(null)
  const currentLink = useRef<HTMLAnchorElement>(null)
  const [isHeadGone, setHeadGone] = useState(false)
  const [current, setCurrent] = useState(sections[0]?.id)
  const row = useScrollRow(ref)

  const follow = useEffectEvent(() => {
    const ids = sections.map((section) => section.id)
    setCurrent(readingAt(ids, (ref.current?.getBoundingClientRect().bottom ?? 0) + 24))
    const head = targetOf(DETAIL_HEAD_ID)
    setHeadGone(head !== null && head.getBoundingClientRect().bottom <= stickyTop(ref.current))
  })
  const frame = useRef(0)
  const followSoon = useEffectEvent(() => {
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(() => follow())
  })
  useWindowEvent('scroll', () => followSoon())
  // biome-ignore lint/correctness/useExhaustiveDependencies: other sections are followed at once.
  useEffect(() => {
    followSoon()
    return () => cancelAnimationFrame(frame.current)
  }, [sections])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current section moves the ref to another link.
  useEffect(() => {
    if (ref.current && currentLink.current) showInRow(ref.current, currentLink.current)
  }, [current])

  return (
    <nav aria-label="本页内容" className="card section-bar" data-track="sections">
      <div ref={ref} className="scroll-row line-tabs" {...row}>
        {sections.map(({ id, label, count }) => (
          <a
            key={id}
            ref={id === current ? currentLink : undefined}
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
          >
            {label}
            {count !== undefined && <span>{count}</span>}
          </a>
        ))}
      </div>
      {actions && isHeadGone && <div className="section-bar-actions">{actions}</div>}
    </nav>
  )
}
