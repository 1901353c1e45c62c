import { reloadDelay } from '@zhushutong/domain/navigation'
import { type AfterLogin, keepWish } from './ask'

/** Goes on after a login: to the page that was asked for, or anew on this one with its wish (LOG-03, NAV-19). */
export const goOnAfterLogin = (then?: AfterLogin): void => {
  if (then && 'go' in then) return location.assign(then.go)
  if (then) keepWish(then.wish)
  setTimeout(() => location.reload(), reloadDelay({ type: 'logged-in' }) ?? 0)
}
