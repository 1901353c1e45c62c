import { useInvalidate } from '@refinedev/core'
import { useEffect, useState } from 'react'
import { callStaff } from '../../api'

/** The intervals in ms at which the chats are reloaded, and the presence is reported. */
const LOOK_MS = 5_000
const TELL_MS = 25_000
/** After this time in ms without input the staff count as absent; the session then expires (STF-02). */
const AWAY_MS = 5 * 60_000

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const

/**
 * While the chats are open and the staff are present: reloads the chats every few seconds, and reports the
 * presence for members to see (ASK-04). Stops while the page is hidden or without input, so that an unused
 * session expires. Returns true while the staff are present.
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
