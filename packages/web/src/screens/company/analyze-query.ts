import { type AnalyzePlace, parseAnalyzePlace } from '@/features/insight/analyze-href'
import type { PageQuery } from '@/routing/page-query'
import { type CompanyToolQuery, parseCompanyToolQuery } from './company-tool-query'

/** The query of the relation chain: a company with the chosen part, or a page of matches. */
export interface AnalyzeQuery extends CompanyToolQuery {
  readonly place: AnalyzePlace
}

export function parseAnalyzeQuery(
  params: { readonly page?: readonly string[] },
  query: PageQuery<'companyAnalyze'>,
): AnalyzeQuery {
  return { ...parseCompanyToolQuery(params, query), place: parseAnalyzePlace(query) }
}
