import { reloadDelay } from '@zhushutong/domain/navigation'
import { type AfterLogin, keepWish } from './ask'

/** Goes on after a login: to the page that was asked for, or anew on this one with its wish (LOG-03, NAV-19). */
export const goOnAfterLogin = (next?: AfterLogin): void => {
  if (next && 'go' in next) {
    location.assign(next.go)
    return
  }
  if (next) keepWish(next.wish)
  setTimeout(() => location.reload(), reloadDelay({ type: 'logged-in' }) ?? 0)
}
