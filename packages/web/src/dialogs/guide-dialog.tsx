'use client'

import { GuideDialog } from '@/features/svip'
import type { DialogHostProps, DialogProps, DialogRequest } from './registry'

/** What a membership or a service opens; buying it asks visitors to log in first. */
export default function OpenedGuide({
  service,
  isMember,
  onOpen,
  onClose,
}: DialogProps['guide'] & DialogHostProps) {
  const buy: DialogRequest = { name: 'buy', service }
  return (
    <GuideDialog
      service={service}
      onBuy={() => onOpen(isMember ? buy : { name: 'login', next: { action: buy } })}
      onClose={onClose}
    />
  )
}
