import { TAB_CLICK_DELAY_MS } from '../search'
import { RELOAD_DELAY_MS } from '../session'
import { encodePercent } from './percent'
import { buildHref } from './routes'

/** The effect of a click on a search tab: the target, the delay (ms) and the scroll position (NAV-15). */
export function planTabClick(key: string) {
  return {
    path: `${buildHref('query')}?name=${encodePercent(key)}`,
    delayMs: TAB_CLICK_DELAY_MS,
    scrollTo: 0,
  }
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
