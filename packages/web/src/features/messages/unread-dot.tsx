'use client'

import { useStore } from 'zustand'
import { unreadStore } from './unread-store'
import './messages.css'

/** The dot beside 消息通知 while messages are unread (MSG-03); `unread` is their number when the page was loaded. */
export function UnreadDot({ unread }: { unread: number }) {
  const counted = useStore(unreadStore, (state) => state.unread) ?? unread
  if (counted === 0) return null
  return (
    <span className="unread-dot ml-1.5">
      <span className="sr-only">，{counted} 条未读</span>
    </span>
  )
}
