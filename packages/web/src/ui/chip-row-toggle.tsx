'use client'

import { useEffect, useRef, useState } from 'react'

/**
 * 展开 / 收起 of the chips beside it; invisible, but keeping its place, while they all fit.
 * The row itself opens by CSS: it looks for this button's aria-expanded.
 */
export function ChipRowToggle({ label }: { label: string }) {
  const ref = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [overflows, setOverflows] = useState(false)

  useEffect(() => {
    const chips = ref.current?.closest('div')?.parentElement?.querySelector('[data-chips]')
    if (!chips) return
    const measure = () => setOverflows(chips.scrollHeight > 32)
    const observer = new ResizeObserver(measure)
    observer.observe(chips)
    return () => observer.disconnect()
  }, [])

  return (
    <button
      ref={ref}
      type="button"
      className={overflows ? 'hover:text-primary' : 'invisible'}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {open ? '收起' : '展开'}
      <span className="sr-only">{label}</span>
    </button>
  )
}
