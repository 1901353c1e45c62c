import { AUTH_LIST_DWELL_MS, asksForLogin } from '@zhushutong/domain/popups'

const KEY = 'auth-list-popup'

const wasShown = (): boolean => {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    // What cannot be remembered is not asked again and again.
    return true
  }
}

const remember = () => {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // It was read a moment ago; without it the popup comes once more.
  }
}

/**
 * Watches the end of a flagged list for its visitor: the login is asked for beyond the first page, or where they stay
 * at the end of the first, once in a session (NAV-12). Answers how to stop.
 */
export const watchList = (askForLogin: () => void): (() => void) => {
  const mark = document.querySelector<HTMLElement>('[data-auth-list]')
  if (!mark) return () => {}
  const page = Number(mark.dataset.authList) || 1
  const look = (atEnd: boolean) => {
    if (!asksForLogin({ flagged: true, loggedIn: false, shown: wasShown(), page, atEnd })) return
    remember()
    askForLogin()
  }
  look(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(([entry]) => {
    clearTimeout(timer)
    if (entry?.isIntersecting) timer = setTimeout(() => look(true), AUTH_LIST_DWELL_MS)
  })
  observer.observe(mark)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
