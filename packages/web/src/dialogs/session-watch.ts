import { reactToRefusal } from '@zhushutong/domain/portal/errors'
import { chooseNavigation, shouldReloadOnVisible } from '@zhushutong/domain/portal/navigation'
import { endSession, hasLoginMark } from '@/browser/login-mark'
import type { DialogRequest } from '@/triggers/dialog-request'

const KEY = 'session-reload'
/**
 * Minimum ms between two automatic reloads of a page: if one reload does not help, a second one does not
 * either.
 */
const GUARD_MS = 10_000

/** True when the page may reload now; records the reload. */
const mayReload = (): boolean => {
  const now = Date.now()
  try {
    const [page, at] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string?, number?]
    if (page === location.href && at !== undefined && now - at < GUARD_MS) return false
    sessionStorage.setItem(KEY, JSON.stringify([location.href, now]))
    return true
  } catch {
    return false
  }
}

/**
 * Handles a page whose login state differs from the browser's. If the page was cached, or if the user
 * logged in or out in another window, it reloads (NAV-17, NAV-18). If its token is invalid, it shows a
 * dialog (ERR-03, ERR-10).
 */
export async function syncSession({
  isMember,
  sessionExpired,
  onOpen,
}: {
  isMember: boolean
  sessionExpired: boolean
  onOpen: (request: DialogRequest) => void
}): Promise<void> {
  if (sessionExpired) {
    const page = { path: location.pathname, hasToken: true }
    const actions = reactToRefusal({ http: 401, code: null }, page) ?? []
    if (actions.some((action) => action.type === 'clear-login')) await endSession()
    if (actions.some((action) => action.type === 'session-expired')) onOpen({ name: 'session-expired' })
    return
  }
  const hasTokenCookie = hasLoginMark()
  const seen = { visible: !document.hidden, hasTokenCookie, loggedIn: isMember }
  if (!shouldReloadOnVisible(seen) && chooseNavigation(hasTokenCookie, isMember) === 'push') return
  if (mayReload()) location.reload()
  // Only the login marker is left. Without its token it would make every page reload.
  else if (hasTokenCookie) await endSession()
}
