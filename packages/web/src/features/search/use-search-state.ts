import { searchDialog } from '@zhushutong/domain/access'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { useDialogs } from '@/triggers/dialog-context'
import type { SearchCategory, SearchState } from './search.types'

export interface SearchConfig {
  /** Path of the results. */
  readonly action: string
  readonly keywordName: string
  /** The name of the category's field; undefined if the form searches in one category. */
  readonly categoryName?: string
  /** The category at first. */
  readonly category: string
  readonly categories?: readonly SearchCategory[]
  /** The categories to choose among in the suggestions. */
  readonly offered?: readonly SearchCategory[]
  /** For a form without categories. */
  readonly placeholder?: string
  readonly keyword?: string
  readonly maxLength?: number
}

const NONE: readonly SearchCategory[] = []

const readText = (form: FormData, name: string): string => String(form.get(name) ?? '')

/** The text and the category of a search form. `input` gets the focus back after a login. */
export function useSearchState(
  {
    action,
    keywordName,
    categoryName,
    category: initial,
    categories = NONE,
    offered = NONE,
    keyword = '',
    ...config
  }: SearchConfig,
  form: RefObject<HTMLFormElement | null>,
  input: RefObject<HTMLInputElement | null>,
): SearchState {
  const { viewer, open } = useDialogs()
  const [text, setText] = useState(keyword)
  const [category, setCategory] = useState(initial)

  // The visitor may have typed and chosen before the scripts ran. In a layout effect: a second rendering would reset
  // the fields.
  useLayoutEffect(() => {
    if (!form.current) return
    const sent = new FormData(form.current)
    setText(readText(sent, keywordName))
    if (categoryName) setCategory(readText(sent, categoryName))
  }, [form, keywordName, categoryName])

  return {
    text,
    category,
    placeholder: categories.find(({ value }) => value === category)?.placeholder ?? config.placeholder,
    maxLength: config.maxLength,
    categories: offered,
    maySearch: searchDialog(viewer) === null,
    hrefOf: (searched) => {
      const sent = new URLSearchParams(categoryName && { [categoryName]: category })
      sent.set(keywordName, searched)
      return `${action}?${sent}`
    },
    onType: setText,
    onCategory: setCategory,
    onLogin: (href) => void open({ name: 'login', next: { go: href } }, input.current ?? undefined),
  }
}
