'use client'

import { HOTLINE } from '@zhushutong/domain/contact'
import type { DialogHostProps } from '@/triggers/dialog-host'
import { type Gateway, usePort } from '@/wiring/browser/gateway'
import { ChatDialog } from './chat-dialog'

/** The member's chat with the staff (ASK-04, ASK-05). */
function chatPort({ call }: Gateway) {
  return {
    open: (signal?: AbortSignal) => call(({ consultChat }) => consultChat.gen({}, { signal })),
    messages: (range: { readonly after?: number; readonly before?: number }, signal?: AbortSignal) =>
      call(({ consultChat }) => consultChat.messages(range, { signal })),
    send: (key: string, text: string) => call(({ consultChat }) => consultChat.send({ key, text })),
    /** @param content base64 */
    sendPicture: (key: string, content: string) =>
      call(({ consultChat }) => consultChat.sendPicture({ key, content })),
    read: (seq: number) => call(({ consultChat }) => consultChat.read({ seq })),
  }
}

/** 在线咨询 (ASK-04). */
export default function OpenedConsultChat({ onClose }: DialogHostProps) {
  const calls = usePort(chatPort)
  return <ChatDialog calls={calls} hotline={HOTLINE} onClose={onClose} />
}
