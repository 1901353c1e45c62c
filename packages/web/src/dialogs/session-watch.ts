import { reactTo } from '@zhushutong/domain/errors'
import { reloadsOnVisible, wayToGo } from '@zhushutong/domain/navigation'
import { endSession, hasLoginMark } from '@/wiring/browser/login-mark'
import type { DialogRequest } from './registry'

const KEY = 'session-reload'
/** At most one reload of a page for this in ms: where it does not help, another would not either. */
const GUARD_MS = 10_000

/** Whether the page may reload now; remembers that it does. */
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
 * What a page does whose login is not the browser's: it was cached or left open while somebody logged in or out
 * elsewhere, so it loads anew (NAV-17, NAV-18); or its token is dead, and it says so (ERR-03, ERR-10).
 */
export const settleSession = async ({
  isMember,
  sessionExpired,
  onOpen,
}: {
  isMember: boolean
  sessionExpired: boolean
  onOpen: (request: DialogRequest) => void
}): Promise<void> => {
  if (sessionExpired) {
    const page = { side: 'browser', path: location.pathname, hasToken: true } as const
    const actions = reactTo({ http: 401, code: null, message: null }, page)
    if (actions.some((action) => action.type === 'clear-login')) await endSession()
    if (actions.some((action) => action.type === 'session-expired')) onOpen({ name: 'session-expired' })
    return
  }
  const hasTokenCookie = hasLoginMark()
  const seen = { visible: !document.hidden, hasTokenCookie, loggedIn: isMember }
  if (!reloadsOnVisible(seen) && wayToGo(hasTokenCookie, isMember) === 'push') return
  if (mayReload()) location.reload()
  // The mark alone is left: without its token it would send every page round again.
  else if (hasTokenCookie) await endSession()
}
