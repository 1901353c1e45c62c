'use client'

import { useEffect, useState } from 'react'
import { changeHistory, readHistory } from './history.store'
import { searchBoxOf } from './search-box'
import { SearchDropdown } from './search-dropdown'
import { SearchSheet } from './search-sheet'
import { searchFor } from './submit-search'
import { type Suggest, type Suggestion, useSuggestions } from './use-suggestions'

const NARROW = '(max-width: 47.99rem)'

export interface SearchAssistProps {
  readonly input: HTMLInputElement
  /** The box was tapped or clicked, not reached by keys. */
  readonly byPointer: boolean
  readonly isMember: boolean
  readonly suggest: Suggest
  readonly companyHref: (id: string) => string
  readonly onLogin: (href: string) => void
}

const COMPANY = 'qiye'

const isNarrow = () => matchMedia(NARROW).matches

/** Helps at a search box: under it on wide screens, as a sheet on phones (SHL-08). */
export function SearchAssist({
  input,
  byPointer,
  isMember,
  suggest,
  companyHref,
  onLogin,
}: SearchAssistProps) {
  const [box] = useState(() => (input.form ? searchBoxOf(input.form) : null))
  const [text, setText] = useState(input.value)
  const [history, setHistory] = useState(readHistory)
  const [open, setOpen] = useState(() => (isNarrow() ? byPointer : document.activeElement === input))
  const found = useSuggestions(open ? text : '', suggest)

  useEffect(() => {
    const type = () => {
      setText(input.value)
      setOpen(true)
    }
    const show = (event: Event) => {
      // A sheet that opened by focus alone would surprise whoever passes by with Tab.
      if (event.type === 'focus' && isNarrow()) return
      setText(input.value)
      setHistory(readHistory())
      setOpen(true)
    }
    // Whoever typed on while this was loading is not to wait for the next letter.
    setText(input.value)
    input.addEventListener('input', type)
    input.addEventListener('focus', show)
    input.addEventListener('click', show)
    return () => {
      input.removeEventListener('input', type)
      input.removeEventListener('focus', show)
      input.removeEventListener('click', show)
    }
  }, [input])

  if (!box || !open) return null

  const search = (keyword: string) => {
    input.value = keyword
    if (searchFor(box, keyword, isMember, onLogin)) setOpen(false)
  }
  const list = {
    text,
    found,
    history,
    hrefOf: ({ id }: Suggestion) => companyHref(id),
    // A company's name leads to it; in another category it is what to search for there.
    onPick: ({ name }: Suggestion) => {
      const leadsThere = (box.category() || COMPANY) === COMPANY
      if (leadsThere) changeHistory({ type: 'searched', keyword: name })
      else search(name)
      return leadsThere
    },
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
