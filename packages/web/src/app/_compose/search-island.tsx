'use client'

import { detailHref } from '@zhushutong/domain/navigation'
import { SearchAssist, submitSearch } from '@/features/search'
import { suggest } from '@/wiring/late-ports'

export { submitSearch }

const companyHref = (id: string) => detailHref('qiye', { cid: id }) ?? '/qiye/'

/** Suggestions and history at a search box (SHL-08). */
export function SearchIsland(props: {
  input: HTMLInputElement
  byPointer: boolean
  isMember: boolean
  onLogin: (href: string) => void
}) {
  return <SearchAssist {...props} suggest={suggest} companyHref={companyHref} />
}
