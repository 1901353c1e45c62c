export interface AuthListPage {
  /** The list has the auth-list-popup flag. */
  readonly flagged: boolean
  readonly loggedIn: boolean
  /** The popup was already shown in this browser session. */
  readonly shown: boolean
  readonly page: number
  /** The reader has stopped at the end of the list. */
  readonly atEnd: boolean
}

/**
 * Time for which the end of a list must be visible before the popup appears, in ms: long enough to click the pager
 * first (NAV-12).
 */
export const AUTH_LIST_DWELL_MS = 1500

/**
 * True when a flagged list opens the login popup for a visitor: beyond the first page, or at the end of the first, and
 * once per session (NAV-12). The popup can be closed, and the page below it is loaded completely; no content is
 * withheld.
 */
export function shouldAskForLogin({ flagged, loggedIn, shown, page, atEnd }: AuthListPage): boolean {
  return flagged && !loggedIn && !shown && (page > 1 || atEnd)
}
