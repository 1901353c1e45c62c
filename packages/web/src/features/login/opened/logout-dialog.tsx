'use client'

import { reloadDelay } from '@zhushutong/domain/portal/navigation'
import { LOGOUT_CONFIRM } from '@zhushutong/domain/portal/session'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { useState } from 'react'
import { endSession } from '@/browser/login-mark'
import type { DialogHostProps } from '@/triggers/dialog-host'
import { useGateway } from '@/wiring/browser/gateway'

/** Asks for confirmation before the session ends (SES-02). */
export default function LogoutDialog({ onClose }: DialogHostProps) {
  const [busy, setBusy] = useState(false)
  const { send } = useGateway()
  const logout = async () => {
    setBusy(true)
    const refused = await send(({ login }) => login.logout())
    // If the gateway failed to end the session, its cookies are deleted.
    if (refused) await endSession()
    const delay = reloadDelay({ type: 'logged-out', onHome: location.pathname === '/' })
    setTimeout(() => location.reload(), delay ?? 0)
  }
  return (
    <ConfirmDialog
      open
      title={LOGOUT_CONFIRM.title}
      confirm={LOGOUT_CONFIRM.ok}
      cancel={LOGOUT_CONFIRM.cancel}
      busy={busy}
      onConfirm={logout}
      onCancel={onClose}
    >
      {LOGOUT_CONFIRM.text}
    </ConfirmDialog>
  )
}
