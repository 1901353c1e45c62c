import { buildHref } from '@zhushutong/domain/addresses'
import { formatComparedIds, parseComparedIds } from '@zhushutong/domain/comparison'
import { trimKeyword } from '@zhushutong/domain/portal/search'
import { formatSearch } from '@/routing/format-search'
import type { PageQuery } from '@/routing/page-query'

/** The query of the comparison: its companies, and a page of matches for the name of a company to add. */
export interface ComparisonQuery {
  readonly ids: readonly string[]
  readonly keyword: string
  readonly page: number
}

/** Reads the comparison from an address; invalid values are left out. */
export function parseComparisonQuery(
  { ids = '', q = '' }: PageQuery<'qiyeduibi'>,
  page: number,
): ComparisonQuery {
  return { ids: parseComparedIds(ids), keyword: trimKeyword(q), page }
}

/** The query string of a comparison, its parameters always in the same order. */
function comparisonSearch({ ids, keyword }: Pick<ComparisonQuery, 'ids' | 'keyword'>): string {
  // A comma is not encoded, so that the address is short and readable.
  return formatSearch({ ids: formatComparedIds(ids), q: keyword }).replaceAll('%2C', ',')
}

/** The address of a comparison of companies. */
export function compareHref(ids: readonly string[]): string {
  return buildHref('qiyeduibi') + comparisonSearch({ ids, keyword: '' })
}
