import { AUTH_LIST_DWELL_MS, shouldAskForLogin } from '@zhushutong/domain/portal/popups'

const KEY = 'auth-list-popup'

const wasShown = (): boolean => {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    // Without storage the pop-up would be shown repeatedly, so it is never shown.
    return true
  }
}

const remember = () => {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // The storage was readable a moment ago; if the write fails, the pop-up is shown once more.
  }
}

/**
 * Watches the end of a flagged list for a visitor. It calls `askForLogin` beyond the first page, or after a
 * stay at the end of the first page, once in a session (NAV-12). Returns a function that stops it.
 */
export function watchListEnd(askForLogin: () => void): () => void {
  const mark = document.querySelector<HTMLElement>('[data-auth-list]')
  if (!mark) return () => {}
  const page = Number(mark.dataset.authList) || 1
  const look = (atEnd: boolean) => {
    if (!shouldAskForLogin({ flagged: true, loggedIn: false, shown: wasShown(), page, atEnd })) return
    remember()
    askForLogin()
  }
  look(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(([entry]) => {
    clearTimeout(timer)
    if (entry?.isIntersecting) timer = setTimeout(() => look(true), AUTH_LIST_DWELL_MS)
  })
  // On a large screen the end is visible at once; watching starts with the first scroll.
  const watch = () => observer.observe(mark)
  if (scrollY > 0) watch()
  else addEventListener('scroll', watch, { once: true, passive: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('scroll', watch)
    observer.disconnect()
  }
}
