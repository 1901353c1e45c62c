'use client'

import { detailHref } from '@zhushutong/domain/navigation'
import { SearchAssist, submitSearch } from '@/features/search'
import { port } from '@/wiring/browser/ports'

export { submitSearch }

const companyHref = (id: string) => detailHref('qiye', { cid: id }) ?? '/qiye/'

/** Suggestions and history at a search box (SHL-08). */
export function SearchPanel(props: {
  input: HTMLInputElement
  byPointer: boolean
  isMember: boolean
  onLogin: (href: string) => void
}) {
  return <SearchAssist {...props} suggest={port('suggestions').find} companyHref={companyHref} />
}
