'use client'

import { useEffect, useRef, useState } from 'react'
import type { SearchBox } from './search-box'

/** The categories of the search box as tabs; selecting a tab changes the box (SHL-08). */
export function CategoryTabs({ box, name }: { box: SearchBox; name: string }) {
  const [chosen, setChosen] = useState(box.category)
  const bar = useRef<HTMLFieldSetElement>(null)

  // Scrolls the selected tab into view without moving the page. A sheet has no size before it opens.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const tab = bar.current?.querySelector<HTMLElement>(`[data-category="${chosen}"]`)
      if (!bar.current || !tab) return
      bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [chosen])

  if (box.categories.length === 0) return null
  return (
    <fieldset ref={bar} className="relative flex min-w-0 gap-1 overflow-x-auto">
      <legend className="sr-only">查询类别</legend>
      {box.categories.map(({ value, label }) => (
        <label
          key={value}
          data-category={value}
          className="chip relative has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-primary"
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 opacity-0"
            checked={value === chosen}
            onChange={() => {
              setChosen(value)
              box.choose(value)
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
