'use client'

import { useEffect, useRef, useState } from 'react'

export type PageSection = { id: string; label: string; count?: string }

/** The section whose top has passed the reading line most recently. */
const readingAt = (ids: readonly string[], line: number): string | undefined =>
  ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line) ??
  ids[0]

/** Sticky links to the sections of a page; marks the one being read. */
export function SectionBar({ sections }: { sections: readonly PageSection[] }) {
  const ref = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(sections[0]?.id)

  useEffect(() => {
    const ids = sections.map((section) => section.id)
    let frame = 0
    const follow = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        setCurrent(readingAt(ids, (ref.current?.getBoundingClientRect().bottom ?? 0) + 24))
      })
    }
    addEventListener('scroll', follow, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', follow)
    }
  }, [sections])

  // On a narrow screen the bar itself scrolls: keep the marked link in sight.
  useEffect(() => {
    const bar = ref.current
    const link = bar?.querySelector(`[href="#${current}"]`)
    if (bar && link instanceof HTMLElement) bar.scrollTo?.({ left: link.offsetLeft - bar.clientWidth / 2 })
  }, [current])

  return (
    <nav
      ref={ref}
      aria-label="本页内容"
      className="card sticky my-4 top-(--header-h) z-10 flex gap-6 overflow-x-auto px-4 [scrollbar-width:none] md:px-6"
    >
      {sections.map(({ id, label, count }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'true' : undefined}
          className="border-b-2 border-transparent py-2.5 whitespace-nowrap text-ink-2 focus-visible:-outline-offset-2 current:border-primary current:font-semibold current:text-primary"
        >
          {label}
          {count !== undefined && <span className="ml-1">{count}</span>}
        </a>
      ))}
    </nav>
  )
}
