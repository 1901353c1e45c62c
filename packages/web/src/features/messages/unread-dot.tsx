'use client'

import { useEffect } from 'react'
import { useStore } from 'zustand'
import { setUnread, unreadStore } from './unread-store'
import './messages.css'

/**
 * The dot beside 消息通知 while messages are unread (MSG-03). `unread` is their number when the menu was rendered, at
 * the first load or by a refresh after an action; null if it could not be read. The bell shows it too.
 */
export function UnreadDot({ unread }: { unread: number | null }) {
  useEffect(() => {
    if (unread !== null) setUnread(unread)
  }, [unread])
  const counted = useStore(unreadStore, (state) => state.unread) ?? unread ?? 0
  if (counted === 0) return null
  return (
    <span className="unread-dot ml-1.5">
      <span className="sr-only">，{counted} 条未读</span>
    </span>
  )
}
