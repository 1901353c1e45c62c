'use client'

import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogProps } from '@/triggers/dialog-request'
import { usePort } from '@/wiring/browser/gateway'
import { SubscribeDialog } from './subscribe-dialog'
import { subscriptionsPort } from './subscriptions-port'

/** 订阅 (SUB-01). */
export default function OpenedSubscribe({ target, onClose }: DialogProps['subscribe'] & DialogHostProps) {
  const { add, channels } = usePort(subscriptionsPort)
  return <SubscribeDialog target={target} send={add} loadChannels={channels} onClose={onClose} />
}
