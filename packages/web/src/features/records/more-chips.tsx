'use client'

import { type MouseEvent, useId, useState } from 'react'
import { Chip } from '@/ui/chip'
import type { FilterLine } from './hidden-choices'
import type { ChipView } from './list-model'

/**
 * The choices of a filter beyond its first line: not part of the page, computed from the catalogue on
 * demand. Without JavaScript the link shows the list with all of them.
 */
export function MoreChips({ line, label, href }: { line: FilterLine; label: string; href: string }) {
  const [choices, setChoices] = useState<readonly ChipView[] | null>(null)
  const [isOpen, setOpen] = useState(false)
  const id = useId()

  const toggle = async (event: MouseEvent) => {
    event.preventDefault()
    setOpen(!isOpen)
    if (choices) return
    try {
      const { hiddenChoices } = await import('./hidden-choices')
      setChoices(hiddenChoices(line, location.search))
    } catch {
      location.assign(href)
    }
  }

  return (
    <>
      <a
        href={href}
        rel="nofollow"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        {isOpen ? '收起' : '展开'}
        <span className="sr-only">{label}</span>
      </a>
      {isOpen && (
        <div id={id} className="more-chips" aria-busy={choices === null}>
          {choices?.map((choice) => (
            <Chip key={choice.label} href={choice.href} current={choice.isCurrent}>
              {choice.label}
            </Chip>
          ))}
        </div>
      )}
    </>
  )
}
