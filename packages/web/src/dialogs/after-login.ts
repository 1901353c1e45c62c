import type { DialogRequest } from './registry'

/** What only those who are logged in can do: a dialog of theirs, or keeping a record among the favourites. */
export type MemberAction = DialogRequest | { readonly name: 'collect'; readonly record: string }

/** What goes on once the login stands: another page, or an action on this one. */
export type AfterLogin = { readonly go: string } | { readonly action: MemberAction }

const KEY = 'after-login'

/** Keeps an action for the page that is loaded after the login. */
export const storeAction = (action: MemberAction): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(action))
  } catch {
    // Without storage it has to be asked for again.
  }
}

/** The action that was stored before the page loaded anew; once. */
export const takeStoredAction = (): MemberAction | null => {
  try {
    const stored = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return stored === null ? null : (JSON.parse(stored) as MemberAction)
  } catch {
    return null
  }
}
