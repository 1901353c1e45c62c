'use client'

import { MessageBell } from '@/features/messages/message-bell'
import { port } from '@/wiring/browser/ports'

const countUnread = async (signal: AbortSignal): Promise<number | null> => {
  const unread = await port('inbox').countUnread(signal)
  return typeof unread === 'number' ? unread : null
}

export function BellIsland({ href }: { href: string }) {
  return <MessageBell href={href} countUnread={countUnread} />
}
