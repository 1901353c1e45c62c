import { type AnalyzePlace, parseAnalyzePlace } from '@/features/insight/analyze-href'
import { readFirst, type SearchParams } from '../search-params'
import { type CompanyToolQuery, parseCompanyToolQuery } from './company-tool-query'

/** The query of the relation chain: a company with the chosen part, or a page of matches. */
export interface AnalyzeQuery extends CompanyToolQuery {
  readonly place: AnalyzePlace
}

export function parseAnalyzeQuery(
  params: { readonly cid: string; readonly page: string },
  search: SearchParams,
): AnalyzeQuery {
  const parameters = Object.keys(search).map((key) => [key, readFirst(search, key)] as const)
  return {
    ...parseCompanyToolQuery(params, search),
    place: parseAnalyzePlace(Object.fromEntries(parameters)),
  }
}
