'use client'

import { AUTH_LIST_DWELL_MS, shouldAskForLogin } from '@zhushutong/domain/portal/popups'
import { useWindowEvent } from '@zhushutong/ui/use-event'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
  // On a large screen the end is visible at once; watching starts with the first scroll.
  const [hasScrolled, setScrolled] = useState(false)
  useWindowEvent('scroll', () => setScrolled(true))
  const look = useEffectEvent((atEnd: boolean) => {
    if (viewer.loggedIn) return
    if (!shouldAskForLogin({ flagged: true, loggedIn: false, shown: wasShown(), page, atEnd })) return
    remember()
    offer({ name: 'login' })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is looked at anew.
  useEffect(() => {
    look(false)
    if (scrollY > 0) setScrolled(true)
  }, [page])
  useEffect(() => {
    if (hasScrolled && mark.current) return watchStays(mark.current, () => look(true))
  }, [hasScrolled])
  return <div ref={mark} />
}

/** Calls back after each stay at the mark; returns a function that stops it. */
function watchStays(mark: Element, onStay: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(([entry]) => {
    clearTimeout(timer)
    if (entry?.isIntersecting) timer = setTimeout(onStay, AUTH_LIST_DWELL_MS)
  })
  observer.observe(mark)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
