'use client'

import { HOTLINE } from '@zhushutong/domain/contact'
import { AGREEMENT_DIALOG } from '@zhushutong/domain/purchase'
import { useState } from 'react'
import { emitShellAction } from '@/browser/shell-actions'
import { PurchasePage, type PurchasePageProps } from '@/features/purchase'
import { AgreementDialog } from '@/forms/agreement-dialog'
import { browserClock } from '@/wiring/browser/clock'
import { usePort } from '@/wiring/browser/gateway'
import { offersPort, ordersPort } from '@/wiring/browser/purchase-port'

type Given = Pick<PurchasePageProps, 'offers' | 'packageId' | 'childNumber' | 'buyer' | 'title' | 'children'>

export function PurchaseIsland(props: Given) {
  const [isReading, setReading] = useState(false)
  const orders = usePort(ordersPort)
  const offers = usePort(offersPort)
  return (
    <>
      <PurchasePage
        {...props}
        orders={orders}
        reads={offers}
        clock={browserClock}
        hotline={HOTLINE}
        onReadAgreement={() => setReading(true)}
        // The address contains the choice: after the login the page is loaded again with it (PAY-16).
        onLoginLost={() => emitShellAction({ type: 'open-login' })}
        onOutdated={() => location.reload()}
        onPaid={() => location.reload()}
      />
      {isReading && (
        <AgreementDialog type="purchase" title={AGREEMENT_DIALOG.title} onClose={() => setReading(false)} />
      )}
    </>
  )
}
