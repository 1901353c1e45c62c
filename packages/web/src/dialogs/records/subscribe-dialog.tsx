'use client'

import { SubscribeDialog } from '@/features/subscriptions/subscribe-dialog'
import type { DialogProps } from '@/triggers/dialog-request'
import { port } from '@/wiring/browser/ports'
import type { DialogHostProps } from '../dialog.types'

/** 订阅 (SUB-01). */
export default function OpenedSubscribe({ target, onClose }: DialogProps['subscribe'] & DialogHostProps) {
  const { add, channels } = port('subscriptions')
  return <SubscribeDialog target={target} send={add} loadChannels={channels} onClose={onClose} />
}
