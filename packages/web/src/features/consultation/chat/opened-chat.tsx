'use client'

import { HOTLINE } from '@zhushutong/domain/contact'
import type { DialogHostProps } from '@/triggers/dialog-host'
import { consultChatPort } from '@/wiring/browser/adapters/account'
import { usePort } from '@/wiring/browser/gateway'
import { ChatDialog } from './chat-dialog'

/** 在线咨询 (ASK-04). */
export default function OpenedConsultChat({ onClose }: DialogHostProps) {
  const calls = usePort(consultChatPort)
  return <ChatDialog calls={calls} hotline={HOTLINE} onClose={onClose} />
}
