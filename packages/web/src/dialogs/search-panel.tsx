'use client'

import { detailHref, hasDetail, hrefOf } from '@zhushutong/domain/navigation'
import { SearchAssist, submitSearch } from '@/features/search'
import { port } from '@/wiring/browser/ports'

export { submitSearch }

const listHref = (type: string, keyword: string) =>
  `${hrefOf('query')}?${new URLSearchParams({ name: type, keyword })}`

const LINKS = {
  company: (id: string) => detailHref('qiye', { cid: id }) ?? '/qiye/',
  record: (type: string, id: string, name: string) =>
    (hasDetail(type) ? detailHref(type, { id }) : null) ?? listHref(type, name),
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
