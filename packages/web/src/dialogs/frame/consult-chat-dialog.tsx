'use client'

import { HOTLINE } from '@zhushutong/domain/contact'
import { ChatDialog } from '@/features/consultation/chat/chat-dialog'
import { consultChatPort } from '@/wiring/browser/adapters/account'
import { usePort } from '@/wiring/browser/gateway'
import type { DialogHostProps } from '../dialog.types'

/** 在线咨询 (ASK-04). */
export default function OpenedConsultChat({ onClose }: DialogHostProps) {
  const calls = usePort(consultChatPort)
  return <ChatDialog calls={calls} hotline={HOTLINE} onClose={onClose} />
}
