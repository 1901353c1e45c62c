'use client'

import { GuideDialog } from '@/features/svip'
import type { DialogHostProps, DialogProps, DialogRequest } from './registry'

/** What a membership or service opens; to buy it, visitors log in first. */
export default function OpenedGuide({
  service,
  viewer,
  onOpen,
  onClose,
}: DialogProps['guide'] & DialogHostProps) {
  const buy: DialogRequest = { name: 'buy', service }
  return (
    <GuideDialog
      service={service}
      onBuy={() => onOpen(viewer.loggedIn ? buy : { name: 'login', next: { action: buy } })}
      onClose={onClose}
    />
  )
}
