'use client'

import { SubscribeDialog } from '@/features/subscriptions/subscribe-dialog'
import type { DialogProps } from '@/triggers/dialog-request'
import { subscriptionsPort } from '@/wiring/browser/adapters/records'
import { usePort } from '@/wiring/browser/gateway'
import type { DialogHostProps } from '../dialog.types'

/** 订阅 (SUB-01). */
export default function OpenedSubscribe({ target, onClose }: DialogProps['subscribe'] & DialogHostProps) {
  const { add, channels } = usePort(subscriptionsPort)
  return <SubscribeDialog target={target} send={add} loadChannels={channels} onClose={onClose} />
}
