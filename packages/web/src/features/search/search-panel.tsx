'use client'

import { takesCompanies, trimKeyword } from '@zhushutong/domain/portal/search'
import { type RefObject, use, useState } from 'react'
import { loadBoxCategories, suggestionLinks } from './box-category'
import { changeHistory, readHistory } from './history.store'
import { OptionContext, type OptionList } from './option-list'
import type { SearchState } from './search.types'
import { SearchDropdown } from './search-dropdown'
import { SearchSheet } from './search-sheet'
import { startSearch } from './start-search'
import { useSuggestions } from './use-suggestions'

export { startSearch }

export interface PanelProps {
  readonly id: string
  readonly state: SearchState
  readonly options: OptionList
  /** The box that gets the focus back from the list. */
  readonly box: RefObject<HTMLInputElement | null>
  readonly isSheet: boolean
  readonly onClose: () => void
}

/** The suggestions and the history of a search box: below it, or in a sheet on phones (SHL-08). */
export function SearchPanel({ id, state, options, box, isSheet, onClose }: PanelProps) {
  const { text, category, maySearch } = state
  const categories = use(loadBoxCategories())
  const [history, setHistory] = useState(readHistory)
  const keyword = trimKeyword(text)
  // The form of a company tool searches companies only.
  const hasKinds = category === '' || categories.some(({ key }) => key === category)
  const suggestions = useSuggestions({ keyword, type: category, asksKinds: maySearch && hasKinds })

  const search = (asked: string) => {
    state.onType(asked)
    if (startSearch(state, asked)) onClose()
  }
  const remember = (searched: string) => void changeHistory({ type: 'searched', keyword: searched })
  const list = {
    text,
    type: category,
    isMember: maySearch,
    suggestions,
    history,
    links: suggestionLinks(categories),
    // In a company search, the name becomes the search text; elsewhere it opens the company's page.
    onCompany: (name: string) => {
      const leadsThere = !takesCompanies(categories, category)
      if (leadsThere) remember(name)
      else search(name)
      return leadsThere
    },
    onFollow: () => remember(keyword),
    onSearch: search,
    onForget: (forgotten: string | null) =>
      setHistory(
        changeHistory(forgotten === null ? { type: 'cleared' } : { type: 'removed', keyword: forgotten }),
      ),
  }
  return (
    <OptionContext value={options.register}>
      {isSheet ? (
        <SearchSheet state={state} list={list} options={options} onClose={onClose} />
      ) : (
        <SearchDropdown id={id} state={state} list={list} options={options} box={box} />
      )}
    </OptionContext>
  )
}
