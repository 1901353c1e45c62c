'use client'

import { LOGIN_EXPIRED_MODAL, MEMBERSHIP_EXPIRED_DIALOG } from '@zhushutong/domain/errors'
import { reloadDelay } from '@zhushutong/domain/navigation'
import { AGREEMENT_DIALOG } from '@zhushutong/domain/purchase'
import { LOGOUT_CONFIRM } from '@zhushutong/domain/session'
import { HOTLINE } from '@zhushutong/domain/shell'
import { useState } from 'react'
import { AgreementDialog, LoginDialog, type ReadAgreement, RealPersonDialog } from '@/features/login'
import { PurchaseDialog } from '@/features/purchase'
import { GuideDialog } from '@/features/svip'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { browserClock } from '@/wiring/browser-clock'
import { lateAccount, lateLogin, lateOrders, latePurchaseReads, lateSlider } from '@/wiring/late-ports'
import type { Ask } from './ask'
import { goOnAfterLogin } from './login-over'

export const readAgreement = lateLogin.agreement as ReadAgreement

interface Props {
  ask: Ask
  isMember: boolean
  isSvip: boolean
  onAsk: (ask: Ask) => void
  onClose: () => void
  /** Renders the page anew without loading it. */
  refresh: () => void
}

/** The dialog that was asked for. */
export function Dialogs({ ask, isMember, isSvip, onAsk, onClose, refresh }: Props) {
  switch (ask.at) {
    case 'login':
      return (
        <LoginDialog
          gateway={lateLogin}
          clock={browserClock}
          slider={lateSlider}
          readAgreement={readAgreement}
          onLoggedIn={() => goOnAfterLogin(ask.next)}
          onClose={onClose}
        />
      )
    case 'guide':
      return <GuideDialog onBuy={() => onAsk(isMember ? { at: 'buy' } : loginFor())} onClose={onClose} />
    case 'buy':
      return <Purchase productId={ask.productId} renews={isSvip} onClose={onClose} />
    case 'pay':
      return <Purchase orderId={ask.orderId} renews={isSvip} onClose={onClose} />
    case 'logout':
      return <Logout onClose={onClose} refresh={refresh} />
    case 'expired':
      return <SessionExpired onAsk={onAsk} />
    case 'membership-expired':
      return (
        <ConfirmDialog
          open
          title={MEMBERSHIP_EXPIRED_DIALOG.title}
          confirm={MEMBERSHIP_EXPIRED_DIALOG.buy}
          cancel={MEMBERSHIP_EXPIRED_DIALOG.cancel}
          onConfirm={() => onAsk({ at: 'buy' })}
          onCancel={onClose}
        >
          {MEMBERSHIP_EXPIRED_DIALOG.text}
        </ConfirmDialog>
      )
    case 'risk-check':
      return <RealPersonDialog slider={lateSlider} onPassed={() => location.reload()} />
  }
}

const loginFor = (): Ask => ({ at: 'login', next: { wish: { at: 'buy' } } })

function Purchase({
  onClose,
  ...asked
}: {
  productId?: string
  orderId?: string
  renews: boolean
  onClose: () => void
}) {
  const [reads, setReads] = useState(false)
  return (
    <>
      <PurchaseDialog
        {...asked}
        orders={lateOrders}
        reads={latePurchaseReads}
        clock={browserClock}
        hotline={HOTLINE}
        onReadAgreement={() => setReads(true)}
        onClose={onClose}
        onPaid={() => location.reload()}
      />
      {reads && (
        <AgreementDialog
          type="purchase"
          title={AGREEMENT_DIALOG.title}
          read={readAgreement}
          onClose={() => setReads(false)}
        />
      )}
    </>
  )
}

function Logout({ onClose, refresh }: { onClose: () => void; refresh: () => void }) {
  const [busy, setBusy] = useState(false)
  const logout = async () => {
    setBusy(true)
    await lateAccount.logout()
    const delay = reloadDelay({ type: 'logged-out', onHome: location.pathname === '/' })
    if (delay !== null) return setTimeout(() => location.reload(), delay)
    onClose()
    refresh()
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

/** The token is dead: its cookies are gone by now, and the page is a visitor's (ERR-10). */
function SessionExpired({ onAsk }: { onAsk: (ask: Ask) => void }) {
  const goHome = () => location.assign('/')
  return (
    <ConfirmDialog
      open
      title={LOGIN_EXPIRED_MODAL.title}
      confirm={LOGIN_EXPIRED_MODAL.login}
      cancel={LOGIN_EXPIRED_MODAL.home}
      onConfirm={() => onAsk({ at: 'login' })}
      onCancel={goHome}
    >
      {LOGIN_EXPIRED_MODAL.text}
    </ConfirmDialog>
  )
}
