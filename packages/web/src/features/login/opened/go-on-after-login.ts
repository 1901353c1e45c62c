import { reloadDelay } from '@zhushutong/domain/portal/navigation'
import type { AfterLogin } from '@/triggers/dialog-request'
import { storeAction } from './after-login'

/**
 * Continues after a login: opens the requested page, or reloads this one with its action (LOG-03, NAV-19).
 */
export function goOnAfterLogin(next?: AfterLogin): void {
  if (next && 'go' in next) {
    location.assign(next.go)
    return
  }
  if (next) storeAction(next.action)
  setTimeout(() => location.reload(), reloadDelay({ type: 'logged-in' }) ?? 0)
}
