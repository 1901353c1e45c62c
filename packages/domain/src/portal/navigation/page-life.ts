import { buildHref, encodePercent } from '../../addresses'
import { RELOAD_DELAY_MS } from '../session'

/** The address behind a search tab: the query page, which redirects to the list of the key (NAV-15). */
export function buildTabHref(key: string): string {
  return `${buildHref('query')}?name=${encodePercent(key)}`
}

/** Minimum time between two reloads for a failed chunk (NAV-16). */
const CHUNK_RELOAD_GUARD_MS = 60_000

/**
 * True when a failed chunk reloads the page now; `lastReloadAt` is the last such reload, in ms (NAV-16). A time that is
 * 60 s or more in the future comes from a wrong clock and is ignored.
 */
export function shouldReloadForChunk(lastReloadAt: number | null, now: number): boolean {
  return lastReloadAt === null || Math.abs(now - lastReloadAt) >= CHUNK_RELOAD_GUARD_MS
}

/** The type of navigation: a full reload if the cookie and the stored state disagree about the login (NAV-17). */
export function chooseNavigation(cookieLogin: boolean, storedLogin: boolean): 'push' | 'reload' {
  return cookieLogin === storedLogin ? 'push' : 'reload'
}

/** True when a page that becomes visible reloads, because the user logged in elsewhere meanwhile (NAV-18). */
export function shouldReloadOnVisible(page: {
  readonly visible: boolean
  readonly hasTokenCookie: boolean
  readonly loggedIn: boolean
}): boolean {
  return page.visible && page.hasTokenCookie && !page.loggedIn
}

type SessionChange =
  | { readonly type: 'logged-out'; readonly onHome: boolean }
  | { readonly type: 'logged-in'; readonly sureType?: number }

/** Delay in ms before the page reloads; null for no reload, for example on home after a logout (NAV-19). */
export function reloadDelay(change: SessionChange): number | null {
  const stays = change.type === 'logged-out' ? change.onHome : change.sureType === 1
  return stays ? null : RELOAD_DELAY_MS
}
