'use client'

import { Button } from '@zhushutong/ui/button'
import { Input } from '@zhushutong/ui/fields/field'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useRef } from 'react'
import { CategoryTabs } from './category-tabs'
import type { OptionList } from './option-list'
import type { SearchState } from './search.types'
import { SuggestionList, type SuggestionListProps } from './suggestion-list'

/** The search on phones: a sheet with the box, its categories and suggestions. */
export function SearchSheet({
  state,
  list,
  options,
  onClose,
}: {
  state: SearchState
  list: SuggestionListProps
  options: OptionList
  onClose: () => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog open side="bottom" title="搜索" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between its controls. */}
      <div
        className="grid min-h-[60dvh] content-start gap-3"
        onKeyDown={(event) => options.move(event, input.current)}
      >
        <CategoryTabs state={state} name="sheet-category" />
        <form
          className="flex gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            list.onSearch(state.text)
          }}
        >
          <Input
            ref={input}
            type="text"
            enterKeyHint="search"
            aria-label={state.placeholder || '搜索'}
            placeholder={state.placeholder}
            maxLength={state.maxLength}
            autoComplete="off"
            data-autofocus=""
            className="h-11"
            value={state.text}
            onChange={({ target }) => state.onType(target.value)}
          />
          <Button type="submit" variant="primary" className="h-11 flex-none">
            搜索
          </Button>
        </form>
        <div>
          <SuggestionList {...list} />
        </div>
      </div>
    </Dialog>
  )
}
