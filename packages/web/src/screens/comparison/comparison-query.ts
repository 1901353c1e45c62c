import { formatComparedIds, parseComparedIds } from '@zhushutong/domain/comparison'
import { buildHref } from '@zhushutong/domain/navigation'
import { trimKeyword } from '@zhushutong/domain/search'
import { searchOf } from '../screen'

/** What the comparison shows: its companies, and a page of matches for the name of one to add. */
export interface ComparisonQuery {
  readonly ids: readonly string[]
  readonly keyword: string
  readonly page: number
}

/** What an address asks for; what it cannot mean is left out. */
export function parseComparisonQuery(
  query: { readonly ids?: string; readonly q?: string },
  page: number,
): ComparisonQuery {
  return { ids: parseComparedIds(query.ids ?? ''), keyword: trimKeyword(query.q ?? ''), page }
}

/** The query string of a comparison, in one order. */
export function comparisonSearch({ ids, keyword }: Pick<ComparisonQuery, 'ids' | 'keyword'>): string {
  // A comma stays as it is, so that the address is short and can be read.
  return searchOf({ ids: formatComparedIds(ids), q: keyword }).replaceAll('%2C', ',')
}

/** The address at which companies stand side by side. */
export function compareHref(ids: readonly string[]): string {
  return buildHref('qiyeduibi') + comparisonSearch({ ids, keyword: '' })
}
