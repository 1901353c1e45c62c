import { trimKeyword } from '@zhushutong/domain/portal/search'
import { ABSENT } from '../screen'
import { firstOf, type SearchParams } from '../search-params'

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
    keyword: trimKeyword(firstOf(search, 'q') ?? ''),
    page: Number(page) || 1,
  }
}
