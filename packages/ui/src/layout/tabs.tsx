'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { cx } from '../cx'

type Tab = { id: string; label: ReactNode; panel: ReactNode }

const step = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Tabs within a page: arrows, Home and End move and select; Tab moves on into the panel. */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
}: {
  label: string
  tabs: readonly Tab[]
  value?: string
  defaultValue?: string
  onChange?: (id: string) => void
}) {
  const baseId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(defaultValue ?? tabs[0]?.id)
  const current = tabs.find((tab) => tab.id === (value ?? chosen)) ?? tabs[0]
  if (!current) return null

  const select = (id: string) => {
    setChosen(id)
    onChange?.(id)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const target = step(event.key, tabs.indexOf(current), tabs.length)
    const tab = target === undefined ? undefined : tabs[target]
    if (target === undefined || !tab) return
    event.preventDefault()
    select(tab.id)
    const button = list.current?.children[target]
    if (button instanceof HTMLElement) button.focus()
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="mb-4 flex gap-6 overflow-x-auto border-b border-line"
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${tab.id}`}
            aria-controls={`${baseId}-panel`}
            aria-selected={tab === current}
            tabIndex={tab === current ? 0 : -1}
            className={cx(
              '-mb-px border-b-2 py-2 whitespace-nowrap focus-visible:outline-offset-[-2px]',
              tab === current
                ? 'border-primary font-semibold text-primary'
                : 'border-transparent text-ink-2 hover:text-primary',
            )}
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        key={current.id}
        role="tabpanel"
        id={`${baseId}-panel`}
        aria-labelledby={`${baseId}-tab-${current.id}`}
      >
        {current.panel}
      </div>
    </div>
  )
}
