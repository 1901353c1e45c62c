import { useInvalidate } from '@refinedev/core'
import { useEffect, useState } from 'react'
import { callStaff } from '../../api'

/** How often the chats are loaded again and the presence is told, in ms. */
const LOOK_MS = 5_000
const TELL_MS = 25_000
/** Whoever has not touched the page for so long is not there; the session then ends by itself (STF-02). */
const AWAY_MS = 5 * 60_000

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * While the chats are open and their reader is there: loads them again every few seconds, and lets members see that
 * somebody is there (ASK-04). Stops where the page is hidden or nobody touches it, so that no session is kept alive
 * that nobody uses. Answers whether the reader is there.
 */
export function useAttendance(): boolean {
  const invalidate = useInvalidate()
  const [isHere, setHere] = useState(true)
  useEffect(() => {
    let touchedAt = Date.now()
    let reportedAt = 0
    const touch = () => {
      touchedAt = Date.now()
    }
    const tell = (here: boolean) => callStaff('chat', 'presence', { isHere: here }).catch(() => null)
    const look = () => {
      const now = Date.now()
      const here = !document.hidden && now - touchedAt < AWAY_MS
      setHere(here)
      if (!here) {
        if (reportedAt > 0) void tell(false)
        reportedAt = 0
        return
      }
      if (now - reportedAt >= TELL_MS) {
        reportedAt = now
        void tell(true)
      }
      void invalidate({
        resource: 'chat',
        invalidates: ['list', 'detail'],
        invalidationFilters: { type: 'active' },
      })
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    for (const sign of SIGNS) addEventListener(sign, touch, { passive: true, capture: true })
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      for (const sign of SIGNS) removeEventListener(sign, touch, { capture: true })
      document.removeEventListener('visibilitychange', look)
      if (reportedAt > 0) void tell(false)
    }
  }, [invalidate])
  return isHere
}
