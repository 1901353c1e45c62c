import { AUTH_LIST_DWELL_MS, shouldAskForLogin } from '@zhushutong/domain/popups'

const KEY = 'auth-list-popup'

const wasShown = (): boolean => {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    // If it cannot be stored, the popup is not shown repeatedly.
    return true
  }
}

const remember = () => {
  try {
    sessionStorage.setItem(KEY, '1')
  } catch {
    // It was read a moment ago; without storage the popup is shown once more.
  }
}

/**
 * Watches the end of a flagged list for its visitor: asks for a login beyond the first page, or when they
 * stay at the end of the first, once in a session (NAV-12). Returns a function that stops it.
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
  // On a large screen the end is in view at once: nobody has stopped there before they have scrolled.
  const watch = () => observer.observe(mark)
  if (scrollY > 0) watch()
  else addEventListener('scroll', watch, { once: true, passive: true })
  return () => {
    clearTimeout(timer)
    removeEventListener('scroll', watch)
    observer.disconnect()
  }
}
