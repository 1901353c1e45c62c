'use client'

import { useEffect, useRef } from 'react'
import type { SearchState } from './search.types'

/** The categories of the search box as tabs; selecting a tab changes the box (SHL-08). */
export function CategoryTabs({
  state: { categories, category, onCategory },
  name,
}: {
  state: SearchState
  name: string
}) {
  const bar = useRef<HTMLFieldSetElement>(null)
  const current = useRef<HTMLLabelElement>(null)

  // Scrolls the selected tab into view without moving the page. A sheet has no size before it opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the category moves the ref to another tab.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (!bar.current || !current.current) return
      const { offsetLeft, offsetWidth } = current.current
      bar.current.scrollLeft = offsetLeft - (bar.current.clientWidth - offsetWidth) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [category])

  if (categories.length === 0) return null
  return (
    <fieldset ref={bar} className="relative flex min-w-0 gap-1 overflow-x-auto">
      <legend className="sr-only">查询类别</legend>
      {categories.map(({ value, label }) => (
        <label
          key={value}
          ref={value === category ? current : undefined}
          className="chip relative has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-primary"
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 opacity-0"
            checked={value === category}
            onChange={() => onCategory(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
