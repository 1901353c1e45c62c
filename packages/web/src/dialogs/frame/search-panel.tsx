'use client'

import type { SuggestedTitle } from '@zhushutong/domain/portal/search'
import { type BoxCategory, recordHref, SearchAssist, submitSearch } from '@/features/search'
import { suggestionsPort } from '@/wiring/browser/adapters/suggestions'
import { usePort } from '@/wiring/browser/gateway'

export { loadBoxCategories } from '@/features/search'
export { submitSearch }

const listHref = (type: string, keyword: string) => `/query/?${new URLSearchParams({ name: type, keyword })}`

const linksTo = (categories: readonly BoxCategory[]) => ({
  company: (id: string) => recordLink(categories, 'qiye', { id, expired: false }) ?? '/qiye/',
  record: (type: string, title: SuggestedTitle) =>
    recordLink(categories, type, title) ?? listHref(type, title.name),
  list: listHref,
})

const recordLink = (
  categories: readonly BoxCategory[],
  type: string,
  record: Pick<SuggestedTitle, 'id' | 'expired'>,
): string | null => {
  const category = categories.find(({ key }) => key === type)
  return category ? recordHref(category, record) : null
}

/** Suggestions and history of a search box (SHL-08). */
export function SearchPanel(props: {
  categories: readonly BoxCategory[]
  input: HTMLInputElement
  byPointer: boolean
  isMember: boolean
  onLogin: (href: string) => void
}) {
  const suggest = usePort(suggestionsPort)
  return <SearchAssist {...props} suggest={suggest} links={linksTo(props.categories)} />
}
