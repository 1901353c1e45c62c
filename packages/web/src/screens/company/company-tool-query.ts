import { trimKeyword } from '@zhushutong/domain/portal/search'
import type { PageQuery } from '@/routing/page-query'
import { parsePageSegment } from '@/routing/page-segment'

/** A tool about one company (?cid=), or the matches of a name (?q=), page by page. */
export interface CompanyToolQuery {
  readonly cid: string | null
  readonly keyword: string
  readonly page: number
}

const CID = /^[0-9A-Za-z_-]{1,64}$/

export function parseCompanyToolQuery(
  { page }: { readonly page?: readonly string[] },
  { cid = '', q = '' }: PageQuery<'renyuans'>,
): CompanyToolQuery {
  if (CID.test(cid)) return { cid, keyword: '', page: 1 }
  return { cid: null, keyword: trimKeyword(q), page: parsePageSegment(page) }
}
