'use client'

import { Button } from '@zhushutong/ui/button'
import { Input } from '@zhushutong/ui/fields/field'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useEffect, useRef } from 'react'
import { CategoryTabs } from './category-tabs'
import { moveInOptions } from './option-keys'
import type { SearchBox } from './search-box'
import { SuggestionList, type SuggestionListProps } from './suggestion-list'

/** The search on phones: a sheet with the box, its categories and suggestions. */
export function SearchSheet({
  box,
  list,
  onType,
  onClose,
}: {
  box: SearchBox
  list: SuggestionListProps
  onType: (text: string) => void
  onClose: () => void
}) {
  const panel = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      if (input.current) moveInOptions(event, panel.current, input.current)
    }
    const element = panel.current
    element?.addEventListener('keydown', move)
    return () => element?.removeEventListener('keydown', move)
  }, [])

  return (
    <Dialog open side="bottom" title="搜索" onClose={onClose}>
      <div ref={panel} className="grid min-h-[60dvh] content-start gap-3">
        <CategoryTabs box={box} name="sheet-category" />
        {/* Not marked as a search form: it replaces a marked form. */}
        <form
          className="flex gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            list.onSearch(list.text)
          }}
        >
          <Input
            ref={input}
            type="text"
            enterKeyHint="search"
            aria-label={box.input.placeholder || '搜索'}
            placeholder={box.input.placeholder}
            maxLength={box.input.maxLength > 0 ? box.input.maxLength : undefined}
            autoComplete="off"
            data-autofocus=""
            className="h-11"
            value={list.text}
            onChange={(event) => onType(event.target.value)}
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
