import { parseKeyword } from '@zhushutong/domain/portal/search'
import { toast } from '@zhushutong/ui/overlays/toast'
import { changeHistory } from './history.store'
import { readSearchBox, type SearchBox } from './search-box'

export function searchFor(
  box: SearchBox,
  text: string,
  maySearch: boolean,
  onLogin: (href: string) => void,
): boolean {
  const read = parseKeyword(text)
  if ('error' in read) {
    toast(read.message, 'warn')
    return false
  }
  changeHistory({ type: 'searched', keyword: read.keyword })
  const href = box.href(read.keyword)
  if (maySearch) location.assign(href)
  else onLogin(href)
  return true
}

/**
 * Submits a form's search. An empty search shows a message (VAL-06); a visitor logs in before the results are
 * shown (ACC-11).
 */
export function submitSearch(
  form: HTMLFormElement,
  maySearch: boolean,
  onLogin: (href: string) => void,
): void {
  const box = readSearchBox(form)
  if (!box) form.submit()
  else if (!searchFor(box, box.input.value, maySearch, onLogin)) box.input.focus()
}
