import { RELOAD_DELAY_MS } from '../session'
import { encodePercent } from './percent'
import { buildHref } from './routes'

/** Where a search tab leads: to the list of its key, by way of the query page (NAV-15). */
export function buildTabHref(key: string): string {
  return `${buildHref('query')}?name=${encodePercent(key)}`
}

/** Minimum time between two reloads for a failed chunk (NAV-16). */
export const CHUNK_RELOAD_GUARD_MS = 60_000

/**
 * Whether a failed chunk reloads the page now; `lastReloadAt` is the last such reload, in ms (NAV-16). One that is 60
 * s or more in the future comes from a wrong clock and is ignored.
 */
export function shouldReloadForChunk(lastReloadAt: number | null, now: number): boolean {
  return lastReloadAt === null || Math.abs(now - lastReloadAt) >= CHUNK_RELOAD_GUARD_MS
}

/** How to navigate: with a full reload if the cookie and the stored state disagree about the login (NAV-17). */
export function chooseNavigation(cookieLogin: boolean, storedLogin: boolean): 'push' | 'reload' {
  return cookieLogin === storedLogin ? 'push' : 'reload'
}

/** Whether a page that becomes visible reloads: the user logged in elsewhere meanwhile (NAV-18). */
export function shouldReloadOnVisible(page: {
  readonly visible: boolean
  readonly hasTokenCookie: boolean
  readonly loggedIn: boolean
}): boolean {
  return page.visible && page.hasTokenCookie && !page.loggedIn
}

export type SessionChange =
  | { readonly type: 'logged-out'; readonly onHome: boolean }
  | { readonly type: 'logged-in'; readonly sureType?: number }

/** Delay in ms before the page reloads, or null for no reload: home needs none after a logout (NAV-19). */
export function reloadDelay(change: SessionChange): number | null {
  const stays = change.type === 'logged-out' ? change.onHome : change.sureType === 1
  return stays ? null : RELOAD_DELAY_MS
}
