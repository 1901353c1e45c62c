'use client'

import { LOGIN_EXPIRED_MODAL, MEMBERSHIP_EXPIRED_DIALOG } from '@zhushutong/domain/errors'
import { reloadDelay } from '@zhushutong/domain/navigation'
import { AGREEMENT_DIALOG } from '@zhushutong/domain/purchase'
import { LOGOUT_CONFIRM } from '@zhushutong/domain/session'
import { HOTLINE } from '@zhushutong/domain/shell'
import { lazy, useState } from 'react'
import { AgreementDialog, LoginDialog, type ReadAgreement, RealPersonDialog } from '@/features/login'
import { PurchaseDialog } from '@/features/purchase'
import { GuideDialog } from '@/features/svip'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { browserClock } from '@/wiring/browser-clock'
import { lateAccount, lateLogin, lateOrders, latePurchaseReads, lateSlider } from '@/wiring/late-ports'
import type { Ask, Service } from './ask'
import { goOnAfterLogin } from './login-over'

const ReportIsland = lazy(() => import('./report-island').then(({ ReportIsland: it }) => ({ default: it })))

const ExportIsland = lazy(() => import('./export-island').then(({ ExportIsland: it }) => ({ default: it })))

export const readAgreement = lateLogin.agreement as ReadAgreement

interface Props {
  ask: Ask
  isMember: boolean
  isSvip: boolean
  onAsk: (ask: Ask) => void
  onClose: () => void
}

/** The dialog that was asked for. */
export function Dialogs({ ask, isMember, isSvip, onAsk, onClose }: Props) {
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
      return (
        <GuideDialog
          service={ask.service}
          onBuy={() => onAsk(isMember ? { at: 'buy', service: ask.service } : loginFor(ask.service))}
          onClose={onClose}
        />
      )
    case 'buy':
      return (
        <Purchase
          productId={ask.productId}
          service={ask.service}
          renews={isSvip && !ask.service}
          onClose={onClose}
        />
      )
    case 'pay':
      return <Purchase orderId={ask.orderId} go={ask.go} renews={isSvip} onClose={onClose} />
    case 'export':
      return <ExportIsland list={ask.list} onAsk={onAsk} onClose={onClose} />
    case 'report':
      return <ReportIsland onClose={onClose} />
    case 'collect':
      return null
    case 'logout':
      return <Logout onClose={onClose} />
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

const loginFor = (service?: Service): Ask => ({ at: 'login', next: { wish: { at: 'buy', service } } })

function Purchase({
  go,
  onClose,
  ...asked
}: {
  productId?: string
  orderId?: string
  go?: string
  service?: Service
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
        onPaid={() => (go ? location.assign(go) : location.reload())}
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

function Logout({ onClose }: { onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const logout = async () => {
    setBusy(true)
    await lateAccount.logout()
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
