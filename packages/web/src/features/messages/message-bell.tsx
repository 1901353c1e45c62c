'use client'

import { formatUnread } from '@zhushutong/domain/messages'
import { BellIcon } from '@zhushutong/ui/icon'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { setUnread, unreadStore } from './unread-store'
import './messages.css'

/** ms. A delay, so that the page's own calls come first. */
const DELAY_MS = 1000

/** The link to the inbox in the header, with the number of unread messages (MSG-03). */
export function MessageBell({
  href,
  countUnread,
}: {
  href: string
  /** null if it fails: the bell then has no number. */
  countUnread: (signal: AbortSignal) => Promise<number | null>
}) {
  const unread = useStore(unreadStore, (state) => state.unread)
  useEffect(() => {
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const count = await countUnread(controller.signal)
      if (count !== null && !controller.signal.aborted) setUnread(count)
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [countUnread])
  const text = unread === null ? null : formatUnread(unread)
  return (
    <a
      className="message-bell"
      href={href}
      rel="nofollow"
      aria-label={text === null ? '消息' : `消息，${text} 条未读`}
    >
      <BellIcon size={18} />
      {text !== null && <b>{text}</b>}
    </a>
  )
}
