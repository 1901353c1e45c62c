import { useInvalidate } from '@refinedev/core'
import { useDocumentEvent, useWindowEvent } from '@zhushutong/ui/use-event'
import { useEffect, useEffectEvent, useState } from 'react'
import { callStaff } from '../../api'

/** The intervals in ms at which the chats are reloaded, and the presence is reported. */
const LOOK_MS = 5_000
const TELL_MS = 25_000
/** After this time in ms without input the staff count as absent; the session then expires (STF-02). */
const AWAY_MS = 5 * 60_000

const reportPresence = (isHere: boolean) => callStaff('chat', 'presence', { isHere }).catch(() => null)

/**
 * While the chats are open and the staff are present: reloads the chats every few seconds, and reports the
 * presence for members to see (ASK-04). Stops while the page is hidden or without input, so that an unused
 * session expires. Returns true while the staff are present.
 */
export function useAttendance(): boolean {
  const invalidate = useInvalidate()
  const [isHere, setHere] = useState(true)
  const [times] = useState(() => ({ touchedAt: Date.now(), reportedAt: 0 }))
  const touch = () => {
    times.touchedAt = Date.now()
  }
  const leave = () => {
    if (times.reportedAt > 0) void reportPresence(false)
    times.reportedAt = 0
  }
  const look = useEffectEvent(() => {
    const now = Date.now()
    const here = !document.hidden && now - times.touchedAt < AWAY_MS
    setHere(here)
    if (!here) return leave()
    if (now - times.reportedAt >= TELL_MS) {
      times.reportedAt = now
      void reportPresence(true)
    }
    void invalidate({
      resource: 'chat',
      invalidates: ['list', 'detail'],
      invalidationFilters: { type: 'active' },
    })
  })
  const leaveLast = useEffectEvent(leave)
  useEffect(() => {
    look()
    const timer = setInterval(() => look(), LOOK_MS)
    return () => {
      clearInterval(timer)
      leaveLast()
    }
  }, [])
  useWindowEvent('pointerdown', touch, { capture: true })
  useWindowEvent('pointermove', touch, { capture: true })
  useWindowEvent('keydown', touch, { capture: true })
  useWindowEvent('scroll', touch, { capture: true })
  useDocumentEvent('visibilitychange', () => look())
  return isHere
}
