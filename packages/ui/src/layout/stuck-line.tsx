'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DETAIL_TITLE_ID } from './detail-head-id'

/**
 * A line below the header, as the first child of main, shown while the title of the page's head,
 * `DETAIL_TITLE_ID`, is out of sight. It takes no space, so that nothing moves when it appears. The
 * section bar sticks below it.
 */
export function StuckLine({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const [isTitleGone, setTitleGone] = useState(false)

  useEffect(() => {
    // biome-ignore lint/plugin: the title is rendered on the server, outside of every component of the browser.
    const title = document.getElementById(DETAIL_TITLE_ID)
    if (!title || !ref.current) return
    const top = Number.parseFloat(getComputedStyle(ref.current).top) || 0
    const follow: IntersectionObserverCallback = (entries) => {
      const last = entries.at(-1)
      if (last) setTitleGone(!last.isIntersecting && last.boundingClientRect.bottom <= top)
    }
    const observer = new IntersectionObserver(follow, { rootMargin: `${-top}px 0px 0px` })
    observer.observe(title)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={ref} className="stuck-line">
      {isTitleGone && <section aria-label={label}>{children}</section>}
    </div>
  )
}
