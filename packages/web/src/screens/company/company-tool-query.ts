import { trimKeyword } from '@zhushutong/domain/portal/search'
import { ABSENT } from '../screen'
import { readFirst, type SearchParams } from '../search-params'

export interface CompanyToolQuery {
  readonly cid: string | null
  readonly keyword: string
  readonly page: number
}

export function parseCompanyToolQuery(
  { cid, page }: { readonly cid: string; readonly page: string },
  search: SearchParams,
): CompanyToolQuery {
  return {
    cid: cid === ABSENT ? null : decodeURIComponent(cid),
    keyword: trimKeyword(readFirst(search, 'q') ?? ''),
    page: Number(page) || 1,
  }
}
