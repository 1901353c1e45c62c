'use client'

import { detailHref, hasDetail, hrefOf } from '@zhushutong/domain/navigation'
import type { SuggestedTitle } from '@zhushutong/domain/search'
import { SearchAssist, submitSearch } from '@/features/search'
import { port } from '@/wiring/browser/ports'

export { submitSearch }

const listHref = (type: string, keyword: string) =>
  `${hrefOf('query')}?${new URLSearchParams({ name: type, keyword })}`

const LINKS = {
  company: (id: string) => detailHref('qiye', { cid: id }) ?? '/qiye/',
  record: (type: string, { id, name, expired }: SuggestedTitle) =>
    (hasDetail(type) ? detailHref(type, { id, expired }) : null) ?? listHref(type, name),
  list: listHref,
}

/** Suggestions and history at a search box (SHL-08). */
export function SearchPanel(props: {
  input: HTMLInputElement
  byPointer: boolean
  isMember: boolean
  onLogin: (href: string) => void
}) {
  return <SearchAssist {...props} suggest={port('suggestions')} links={LINKS} />
}
