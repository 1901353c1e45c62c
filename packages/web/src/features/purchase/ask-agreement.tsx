'use client'

import { AGREEMENT_DIALOG, type PurchaseEvent, type PurchaseState } from '@zhushutong/domain/purchase'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'

/** Asks for acceptance of the agreement before the order is created (PAY-06). */
export function AskAgreement({
  state,
  send,
}: {
  state: PurchaseState
  send: (event: PurchaseEvent) => void
}) {
  return (
    <ConfirmDialog
      open={state.at === 'agreement'}
      title={AGREEMENT_DIALOG.title}
      confirm={AGREEMENT_DIALOG.agree}
      cancel={AGREEMENT_DIALOG.disagree}
      onConfirm={() => send({ type: 'agree' })}
      onCancel={() => send({ type: 'disagree' })}
    >
      {AGREEMENT_DIALOG.text}
    </ConfirmDialog>
  )
}
