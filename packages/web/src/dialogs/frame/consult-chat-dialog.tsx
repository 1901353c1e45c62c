'use client'

import { HOTLINE } from '@zhushutong/domain/contact'
import { ChatDialog } from '@/features/consultation/chat/chat-dialog'
import { port } from '@/wiring/browser/ports'
import type { DialogHostProps } from '../dialog.types'

/** 在线咨询 (ASK-04). */
export default function OpenedConsultChat({ onClose }: DialogHostProps) {
  return <ChatDialog calls={port('consultChat')} hotline={HOTLINE} onClose={onClose} />
}
