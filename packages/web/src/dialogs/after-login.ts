import { reloadDelay } from '@zhushutong/domain/navigation'
import type { DialogRequest } from './registry'

/** What only those who are logged in can do: a dialog of theirs, or keeping a record among the favourites. */
export type MemberAction = DialogRequest | { readonly name: 'collect'; readonly record: string }

/** What goes on once the login stands: another page, or an action on this one. */
export type AfterLogin = { readonly go: string } | { readonly action: MemberAction }

const KEY = 'after-login'

const storeAction = (action: MemberAction): void => {
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

/** Goes on after a login: to the page that was asked for, or anew on this one with its action (LOG-03, NAV-19). */
export const goOnAfterLogin = (next?: AfterLogin): void => {
  if (next && 'go' in next) {
    location.assign(next.go)
    return
  }
  if (next) storeAction(next.action)
  setTimeout(() => location.reload(), reloadDelay({ type: 'logged-in' }) ?? 0)
}
