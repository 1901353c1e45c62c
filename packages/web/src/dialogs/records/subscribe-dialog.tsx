'use client'

import type { SubscribeTarget } from '@/features/subscriptions/subscribe-button'
import { SubscribeDialog } from '@/features/subscriptions/subscribe-dialog'
import { port } from '@/wiring/browser/ports'
import type { DialogHostProps, DialogProps } from '../dialog.types'

/** 订阅 of the subject of the page's button (SUB-01). */
export default function OpenedSubscribe({ target, onClose }: DialogProps['subscribe'] & DialogHostProps) {
  const offered = JSON.parse(target) as SubscribeTarget
  const { add, channels } = port('subscriptions')
  return <SubscribeDialog target={offered} send={add} loadChannels={channels} onClose={onClose} />
}
