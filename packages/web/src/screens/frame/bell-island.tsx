'use client'

import { MessageBell } from '@/features/messages/message-bell'
import { type Gateway, usePort } from '@/wiring/browser/gateway'

const unreadPort =
  ({ call }: Gateway) =>
  async (signal: AbortSignal): Promise<number | null> => {
    const counts = await call(({ profile }) => profile.messageCount(undefined, { signal }))
    return 'error' in counts ? null : counts.messageUnreadNum
  }

export function BellIsland({ href }: { href: string }) {
  return <MessageBell href={href} countUnread={usePort(unreadPort)} />
}
