import { parseKeyword } from '@zhushutong/domain/portal/search'
import { toast } from '@zhushutong/ui/overlays/toast'
import { changeHistory } from './history.store'
import type { SearchState } from './search.types'

/**
 * Opens the results of a text; a visitor logs in first (ACC-11). False for a text that cannot be searched, with a
 * message (VAL-06).
 */
export function startSearch(
  { hrefOf, maySearch, onLogin }: Pick<SearchState, 'hrefOf' | 'maySearch' | 'onLogin'>,
  text: string,
): boolean {
  const read = parseKeyword(text)
  if ('error' in read) {
    toast(read.message, 'warn')
    return false
  }
  changeHistory({ type: 'searched', keyword: read.keyword })
  const href = hrefOf(read.keyword)
  if (maySearch) location.assign(href)
  else onLogin(href)
  return true
}
