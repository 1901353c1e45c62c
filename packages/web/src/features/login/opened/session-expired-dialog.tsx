'use client'

import { LOGIN_EXPIRED_MODAL } from '@zhushutong/domain/portal/errors'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import type { DialogHostProps } from '@/triggers/dialog-host'

/** Shown for an invalid token: its cookies are already deleted, and the page is a visitor's (ERR-10). */
export default function SessionExpiredDialog({ onOpen }: DialogHostProps) {
  return (
    <ConfirmDialog
      open
      title={LOGIN_EXPIRED_MODAL.title}
      confirm={LOGIN_EXPIRED_MODAL.login}
      cancel={LOGIN_EXPIRED_MODAL.home}
      onConfirm={() => onOpen({ name: 'login' })}
      onCancel={() => location.assign('/')}
    >
      {LOGIN_EXPIRED_MODAL.text}
    </ConfirmDialog>
  )
}
