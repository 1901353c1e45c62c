'use client'

import { MEMBERSHIP_EXPIRED_DIALOG } from '@zhushutong/domain/portal/errors'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import type { DialogHostProps } from '@/triggers/dialog-host'

/** Shown when the membership ended while the page was open (ERR-05). */
export default function MembershipExpiredDialog({ onOpen, onClose }: DialogHostProps) {
  return (
    <ConfirmDialog
      open
      title={MEMBERSHIP_EXPIRED_DIALOG.title}
      confirm={MEMBERSHIP_EXPIRED_DIALOG.buy}
      cancel={MEMBERSHIP_EXPIRED_DIALOG.cancel}
      onConfirm={() => onOpen({ name: 'buy' })}
      onCancel={onClose}
    >
      {MEMBERSHIP_EXPIRED_DIALOG.text}
    </ConfirmDialog>
  )
}
