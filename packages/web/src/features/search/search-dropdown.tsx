'use client'

import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { CategoryTabs } from './category-tabs'
import { moveInOptions } from './option-keys'
import type { SearchBox } from './search-box'
import { SuggestionList, type SuggestionListProps } from './suggestion-list'

const ID = 'search-suggestions'

/** The list below the box. It follows the form in the document, so that Tab moves between them. */
export function SearchDropdown({
  box,
  list,
  onClose,
}: {
  box: SearchBox
  list: SuggestionListProps
  onClose: () => void
}) {
  const { form, input } = box
  const [host] = useState(() => document.createElement('div'))
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    host.className = 'relative z-40'
    form.after(host)
    input.setAttribute('aria-controls', ID)
    return () => {
      host.remove()
      input.removeAttribute('aria-controls')
    }
  }, [host, form, input])

  useEffect(() => {
    const isOurs = (target: EventTarget | null) =>
      target instanceof Node && (form.contains(target) || host.contains(target))
    const leave = (event: Event) => {
      if (!isOurs(event.target)) onClose()
    }
    const key = (event: KeyboardEvent) => {
      if (!isOurs(event.target)) return
      if (event.key === 'Escape') {
        event.preventDefault()
        input.focus()
        onClose()
      }
      if (event.target === input || panel.current?.contains(event.target as Node)) {
        moveInOptions(event, panel.current, input)
      }
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', key)
    form.addEventListener('submit', onClose)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', key)
      form.removeEventListener('submit', onClose)
    }
  }, [form, host, input, onClose])

  return createPortal(
    <section
      ref={panel}
      id={ID}
      aria-label="搜索联想与历史"
      className="popover-panel top-1 left-1/2 grid w-full max-w-[720px] -translate-x-1/2 gap-1 p-2 text-left"
    >
      <CategoryTabs box={box} name="suggestion-category" />
      <div>
        <SuggestionList {...list} />
      </div>
    </section>,
    host,
  )
}
