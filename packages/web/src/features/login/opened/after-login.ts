import type { MemberAction } from '@/triggers/dialog-request'

const KEY = 'after-login'

/** Stores an action for the page loaded after the login. */
export function storeAction(action: MemberAction): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(action))
  } catch {
    // Without storage the user has to click again.
  }
}

/** Reads and removes the action stored before the reload. */
export function takeStoredAction(): MemberAction | null {
  try {
    const stored = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return stored === null ? null : (JSON.parse(stored) as MemberAction)
  } catch {
    return null
  }
}
