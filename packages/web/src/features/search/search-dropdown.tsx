'use client'

import { type RefObject, useRef } from 'react'
import { CategoryTabs } from './category-tabs'
import type { OptionList } from './option-list'
import type { SearchState } from './search.types'
import { SuggestionList, type SuggestionListProps } from './suggestion-list'

/** The list below the box. It follows the form in the document, so that Tab moves between them. */
export function SearchDropdown({
  id,
  state,
  list,
  options,
  box,
}: {
  id: string
  state: SearchState
  list: SuggestionListProps
  options: OptionList
  box: RefObject<HTMLInputElement | null>
}) {
  const panel = useRef<HTMLElement>(null)
  return (
    <div className="relative z-40">
      {/* A press on its empty parts focuses the panel, so that the focus stays inside the search. */}
      <section
        ref={panel}
        id={id}
        tabIndex={-1}
        aria-label="搜索联想与历史"
        className="popover-panel top-1 right-1/2 grid w-(--search-panel,100%) max-w-[720px] translate-x-1/2 gap-1 p-2 text-left outline-none"
        onKeyDown={(event) => options.move(event, box.current)}
      >
        <CategoryTabs state={state} name="suggestion-category" />
        <div>
          <SuggestionList
            {...list}
            onForget={(keyword) => {
              // The pressed button disappears.
              panel.current?.focus()
              list.onForget(keyword)
            }}
          />
        </div>
      </section>
    </div>
  )
}
