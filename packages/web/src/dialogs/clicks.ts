import {
  findMissingForListLink,
  paginationDialog,
  upgradeDialog,
  type Viewer,
} from '@zhushutong/domain/access'
import type { DialogRequest, MemberAction } from './dialog.types'
import { dialogOpenedBy, OPENERS } from './registry'

const SELECTOR = `${OPENERS}, [data-directive], [data-collect], [data-detail-pager] a`

const loginTo = (link: HTMLElement): DialogRequest =>
  link instanceof HTMLAnchorElement ? { name: 'login', next: { go: link.href } } : { name: 'login' }

const afterLogin = (action: MemberAction): DialogRequest => ({ name: 'login', next: { action } })

/** A link of a detail page: directive 1 requires a login, directive 2 also a membership (ACC-03). */
const readDirective = (link: HTMLElement, viewer: Viewer): DialogRequest | null => {
  const directive = link.dataset.directive === '1' ? 1 : 2
  const opening = findMissingForListLink(viewer, directive)
  if (opening === null) return null
  if (opening !== 'login') return { name: 'guide' }
  return directive === 1 ? loginTo(link) : afterLogin({ name: 'guide' })
}

/** The action of a click; visitors log in first (ACC-06, PAY-01). Null if the click opens nothing. */
export function readClick(target: EventTarget | null, viewer: Viewer): MemberAction | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(SELECTOR) : null
  if (!element) return null
  if (element.dataset.directive) return readDirective(element, viewer)
  if (element.closest('[data-detail-pager]'))
    return paginationDialog(viewer, { detail: true }) && loginTo(element)
  const needsLogin = upgradeDialog(viewer) === 'login'
  const { collect } = element.dataset
  if (collect !== undefined) {
    const action = { name: 'collect', record: collect } as const
    return needsLogin ? afterLogin(action) : action
  }
  const opened = dialogOpenedBy(element)
  // Visitors follow the link to the site's own login (ACC-14).
  if (!opened || (needsLogin && opened.request.name === 'qualification-site')) return null
  return needsLogin && opened.membersOnly ? afterLogin(opened.request) : opened.request
}
