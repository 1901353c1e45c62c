import type { DialogRequest } from './registry'

/** What only logged-in users can do: open their dialogs, or add a favourite. */
export type MemberAction = DialogRequest | { readonly name: 'collect'; readonly record: string }

/** What follows a login: another page, or an action on this one. */
export type AfterLogin = { readonly go: string } | { readonly action: MemberAction }

const KEY = 'after-login'

/** Stores an action for the page that is loaded after the login. */
export function storeAction(action: MemberAction): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(action))
  } catch {
    // Without storage the user has to click again.
  }
}

/** Reads and removes the action that was stored before the page reloaded. */
export function takeStoredAction(): MemberAction | null {
  try {
    const stored = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return stored === null ? null : (JSON.parse(stored) as MemberAction)
  } catch {
    return null
  }
}
