'use client'

import { Button } from '@zhushutong/ui/button'
import { toast } from '@zhushutong/ui/overlays/toast'
import { isPlainClick } from '@zhushutong/ui/plain-click'
import { useRouter } from 'next/navigation'
import { type MouseEvent, useState } from 'react'
import { setUnread } from '@/features/messages/unread-store'
import { useGateway } from '@/wiring/browser/gateway'

/**
 * Opens the target of a message. An unread message is marked as read first, so that it is no longer unread
 * on return.
 */
export function MessageOpener({
  message: { id, title, link, isRead },
}: {
  message: { readonly id: string; readonly title: string; readonly link: string; readonly isRead: boolean }
}) {
  const router = useRouter()
  const { call } = useGateway()
  const open = async (event: MouseEvent) => {
    if (isRead) return
    const mark = call(({ messages }) => messages.markRead({ ids: [id] }))
    // The target opens in another tab: this list shows the message as read at once.
    if (!isPlainClick(event)) {
      await mark
      router.refresh()
      return
    }
    event.preventDefault()
    await mark
    location.assign(link)
  }
  return (
    <a className="hover:text-primary" href={link} onClick={open}>
      {title}
    </a>
  )
}

/** Marks all messages as read that existed when the page was rendered. */
export function MarkAllRead({ until }: { until: number }) {
  const router = useRouter()
  const { call } = useGateway()
  const [busy, setBusy] = useState(false)
  const mark = async () => {
    setBusy(true)
    const left = await call(({ messages }) => messages.markRead({ until }))
    setBusy(false)
    if ('error' in left) return toast(left.message ?? '没有保存，请稍后重试', 'warn')
    setUnread(left.messageUnreadNum)
    toast('已全部标为已读', 'ok')
    router.refresh()
  }
  return (
    <Button size="small" loading={busy} onClick={mark}>
      全部已读
    </Button>
  )
}
