/** What the login popup of a list looks at. */
export interface AuthListPage {
  /** The list's kind carries the auth-list-popup flag. */
  readonly flagged: boolean
  readonly loggedIn: boolean
  /** It came before in this session of the browser. */
  readonly shown: boolean
  readonly page: number
  /** The reader stays at the end of the list. */
  readonly atEnd: boolean
}

/** So long the end of a list is looked at before the popup comes, in ms: a click on the pager is faster (NAV-12). */
export const AUTH_LIST_DWELL_MS = 1500

/**
 * Whether a flagged list asks its visitor to log in: beyond the first page, or at the end of the first, and once in a
 * session (NAV-12). It lies over a page that is there already and can be closed; nothing is held back.
 */
export const asksForLogin = ({ flagged, loggedIn, shown, page, atEnd }: AuthListPage): boolean =>
  flagged && !loggedIn && !shown && (page > 1 || atEnd)
