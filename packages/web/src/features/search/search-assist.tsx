'use client'

import { takesCompanies, trimKeyword } from '@zhushutong/domain/portal/search'
import { useEffect, useState } from 'react'
import type { BoxCategory } from './box-category'
import { changeHistory, readHistory } from './history.store'
import { readSearchBox } from './search-box'
import { SearchDropdown } from './search-dropdown'
import { SearchSheet } from './search-sheet'
import { searchFor } from './submit-search'
import type { SuggestionLinks } from './suggestion-list'
import type { Suggest } from './suggestion-stream'
import { useSuggestions } from './use-suggestions'

const NARROW = '(max-width: 47.99rem)'

interface SearchAssistProps {
  readonly categories: readonly BoxCategory[]
  readonly input: HTMLInputElement
  /** True if the box was tapped or clicked, not focused by keyboard. */
  readonly byPointer: boolean
  readonly isMember: boolean
  readonly suggest: Suggest
  readonly links: SuggestionLinks
  readonly onLogin: (href: string) => void
}

const isNarrow = () => matchMedia(NARROW).matches

/** Suggestions for a search box: below it on wide screens, in a sheet on phones (SHL-08). */
export function SearchAssist({
  categories,
  input,
  byPointer,
  isMember,
  suggest,
  links,
  onLogin,
}: SearchAssistProps) {
  const [box] = useState(() => (input.form ? readSearchBox(input.form) : null))
  const [text, setText] = useState(input.value)
  const [type, setType] = useState(() => box?.category() ?? '')
  const [history, setHistory] = useState(readHistory)
  const [open, setOpen] = useState(() => (isNarrow() ? byPointer : document.activeElement === input))
  const keyword = open ? trimKeyword(text) : ''
  // The form of a company tool searches companies only.
  const hasKinds = type === '' || categories.some(({ key }) => key === type)
  const suggestions = useSuggestions({ keyword, type, asksKinds: isMember && hasKinds }, suggest)

  useEffect(() => {
    const read = () => {
      setText(input.value)
      setType(box?.category() ?? '')
    }
    const type = () => {
      read()
      setOpen(true)
    }
    const show = (event: Event) => {
      // A sheet opened by focus alone would surprise users who press Tab.
      if (event.type === 'focus' && isNarrow()) return
      read()
      setHistory(readHistory())
      setOpen(true)
    }
    // Text typed while this code was loading is searched at once.
    read()
    input.addEventListener('input', type)
    input.addEventListener('focus', show)
    input.addEventListener('click', show)
    input.form?.addEventListener('change', read)
    return () => {
      input.removeEventListener('input', type)
      input.removeEventListener('focus', show)
      input.removeEventListener('click', show)
      input.form?.removeEventListener('change', read)
    }
  }, [input, box])

  if (!box || !open) return null

  const search = (keyword: string) => {
    input.value = keyword
    if (searchFor(box, keyword, isMember, onLogin)) setOpen(false)
  }
  const remember = (searched: string) => void changeHistory({ type: 'searched', keyword: searched })
  const list = {
    text,
    type,
    isMember,
    suggestions,
    history,
    links,
    // In a company search, the name becomes the search text; elsewhere it opens the company's page.
    onCompany: (name: string) => {
      const leadsThere = !takesCompanies(categories, type)
      if (leadsThere) remember(name)
      else search(name)
      return leadsThere
    },
    onFollow: () => remember(keyword),
    onSearch: search,
    onForget: (keyword: string | null) =>
      setHistory(changeHistory(keyword === null ? { type: 'cleared' } : { type: 'removed', keyword })),
  }
  const close = () => setOpen(false)

  return isNarrow() ? (
    <SearchSheet
      box={box}
      list={list}
      onType={(value) => {
        input.value = value
        setText(value)
      }}
      onClose={close}
    />
  ) : (
    <SearchDropdown box={box} list={list} onClose={close} />
  )
}
