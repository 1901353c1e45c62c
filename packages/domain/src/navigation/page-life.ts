import { TAB_CLICK_DELAY_MS } from '../search'
import { RELOAD_DELAY_MS } from '../session'
import { encoded } from './percent'
import { hrefOf } from './routes'

/** Where a click on a search tab leads, when (ms), and where the page then stands (NAV-15). */
export const tabClick = (key: string) => ({
  path: `${hrefOf('query')}?name=${encoded(key)}`,
  delayMs: TAB_CLICK_DELAY_MS,
  scrollTo: 0,
})

/** At most one reload for a failed chunk in this time (NAV-16). */
export const CHUNK_RELOAD_GUARD_MS = 60_000

/**
 * Whether a failed chunk reloads the page now; `lastReloadAt` is the last such reload, in ms (NAV-16). One that
 * lies 60 s or more ahead is a wrong clock's and holds nothing back.
 */
export const reloadsForChunk = (lastReloadAt: number | null, now: number): boolean =>
  lastReloadAt === null || Math.abs(now - lastReloadAt) >= CHUNK_RELOAD_GUARD_MS

/** How to go to another page: a full reload where the cookie and the stored state disagree on the login (NAV-17). */
export const wayToGo = (cookieLogin: boolean, storedLogin: boolean): 'push' | 'reload' =>
  cookieLogin === storedLogin ? 'push' : 'reload'

/** Whether a page that comes into view reloads: someone logged in elsewhere meanwhile (NAV-18). */
export const reloadsOnVisible = (page: {
  readonly visible: boolean
  readonly hasTokenCookie: boolean
  readonly loggedIn: boolean
}): boolean => page.visible && page.hasTokenCookie && !page.loggedIn

export type SessionChange =
  | { readonly type: 'logged-out'; readonly onHome: boolean }
  | { readonly type: 'logged-in'; readonly sureType?: number }

/** After how many ms the page reloads, or null for not at all: home needs none after logout (NAV-19). */
export const reloadDelay = (change: SessionChange): number | null => {
  const stays = change.type === 'logged-out' ? change.onHome : change.sureType === 1
  return stays ? null : RELOAD_DELAY_MS
}
