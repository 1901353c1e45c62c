'use client'

import { AUTH_LIST_DWELL_MS, shouldAskForLogin } from '@zhushutong/domain/portal/popups'
import { useEffect, useRef } from 'react'
import { useDialogs } from '@/triggers/dialog-context'

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
 * The end of a flagged list for a visitor: asks for the login beyond the first page, or after a stay at the
 * end of the first page, once in a session (NAV-12).
 */
export function ListEnd({ page }: { page: number }) {
  const mark = useRef<HTMLDivElement>(null)
  const { viewer, offer } = useDialogs()
  useEffect(() => {
    if (viewer.loggedIn || !mark.current) return
    return watchEnd(mark.current, (atEnd) => {
      if (!shouldAskForLogin({ flagged: true, loggedIn: false, shown: wasShown(), page, atEnd })) return
      remember()
      offer({ name: 'login' })
    })
  }, [viewer, offer, page])
  return <div ref={mark} />
}

/** Calls `look` at once, and after each stay at the mark; returns a function that stops it. */
function watchEnd(mark: Element, look: (atEnd: boolean) => void): () => void {
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
