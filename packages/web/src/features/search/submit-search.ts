import { readKeyword } from '@zhushutong/domain/search'
import { toast } from '@/ui/toast'
import { changeHistory } from './history.store'
import { type SearchBox, searchBoxOf } from './search-box'

export const searchFor = (
  box: SearchBox,
  text: string,
  isMember: boolean,
  onLogin: (href: string) => void,
): boolean => {
  const read = readKeyword(text)
  if ('error' in read) {
    toast(read.message, 'warn')
    return false
  }
  changeHistory({ type: 'searched', keyword: read.keyword })
  const href = box.href(read.keyword)
  if (isMember) location.assign(href)
  else onLogin(href)
  return true
}

/**
 * Searches for what a form's box holds: an empty one says so (VAL-06), a visitor logs in first and then goes on
 * to the results (ACC-11).
 */
export const submitSearch = (
  form: HTMLFormElement,
  isMember: boolean,
  onLogin: (href: string) => void,
): void => {
  const box = searchBoxOf(form)
  if (!box) form.submit()
  else if (!searchFor(box, box.input.value, isMember, onLogin)) box.input.focus()
}
