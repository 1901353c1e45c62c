import type { MemberAction } from './after-login'
import { type DialogRequest, dialogOpenedBy, OPENERS } from './registry'

/** Who clicks. */
export interface Clicker {
  readonly isMember: boolean
  readonly isSvip: boolean
}

const SELECTOR = `${OPENERS}, [data-directive], [data-collect], [data-detail-pager] a`

/** Logs in first, then goes where the link leads. */
const loginTo = (link: HTMLElement): DialogRequest =>
  link instanceof HTMLAnchorElement ? { name: 'login', next: { go: link.href } } : { name: 'login' }

const afterLogin = (action: MemberAction): DialogRequest => ({ name: 'login', next: { action } })

/** A link of a detail page: directive 1 asks for a login, 2 for a membership as well (ACC-03). */
const readDirective = (link: HTMLElement, { isMember, isSvip }: Clicker): DialogRequest | null => {
  const { directive } = link.dataset
  if (!isMember) return directive === '1' ? loginTo(link) : afterLogin({ name: 'guide' })
  return directive === '2' && !isSvip ? { name: 'guide' } : null
}

/** What a click asks for; visitors log in first (ACC-06, PAY-01). Null where the click is for nothing of this. */
export const readClick = (target: EventTarget | null, clicker: Clicker): MemberAction | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>(SELECTOR) : null
  if (!element) return null
  const { isMember } = clicker
  if (element.dataset.directive) return readDirective(element, clicker)
  // Turning the page inside a detail is for those who are logged in (ACC-10).
  if (element.closest('[data-detail-pager]')) return isMember ? null : loginTo(element)
  const { collect } = element.dataset
  if (collect !== undefined) {
    const action = { name: 'collect', record: collect } as const
    return isMember ? action : afterLogin(action)
  }
  const opened = dialogOpenedBy(element)
  if (!opened) return null
  return isMember || !opened.membersOnly ? opened.request : afterLogin(opened.request)
}
