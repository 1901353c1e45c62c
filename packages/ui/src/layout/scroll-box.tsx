'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * A box that scrolls sideways if its content is wider. Only then is it a named region with a tab stop, so
 * that arrow keys scroll it.
 */
export function ScrollBox({ label, id, children }: { label: string; id?: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)

  useEffect(() => {
    const box = ref.current
    if (!box) return
    const look = () => setScrolls(box.scrollWidth > box.clientWidth)
    look()
    if (typeof ResizeObserver === 'undefined') return
    const resized = new ResizeObserver(look)
    for (const element of [box, ...box.children]) resized.observe(element)
    return () => resized.disconnect()
  }, [])

  return (
    <div
      ref={ref}
      id={id}
      className="relative overflow-x-auto print:overflow-visible"
      {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  )
}
