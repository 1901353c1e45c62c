import { reloadDelay } from '@zhushutong/domain/navigation'
import { type AfterLogin, storeAction } from './after-login'

/** Goes on after a login: to the page that was asked for, or anew on this one with its action (LOG-03, NAV-19). */
export const goOnAfterLogin = (next?: AfterLogin): void => {
  if (next && 'go' in next) {
    location.assign(next.go)
    return
  }
  if (next) storeAction(next.action)
  setTimeout(() => location.reload(), reloadDelay({ type: 'logged-in' }) ?? 0)
}
