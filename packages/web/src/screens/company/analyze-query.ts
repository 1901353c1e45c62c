import { type AnalyzePlace, parseAnalyzePlace } from '@/features/insight/analyze-href'
import { readAll, type SearchParams } from '../search-params'
import { type CompanyToolQuery, parseCompanyToolQuery } from './company-tool-query'

/** The query of the relation chain: a company with the chosen part, or a page of matches. */
export interface AnalyzeQuery extends CompanyToolQuery {
  readonly place: AnalyzePlace
}

export function parseAnalyzeQuery(
  params: { readonly page?: readonly string[] },
  search: SearchParams,
): AnalyzeQuery {
  return { ...parseCompanyToolQuery(params, search), place: parseAnalyzePlace(readAll(search)) }
}
