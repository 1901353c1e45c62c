'use client'

import { AGREEMENT_DIALOG } from '@zhushutong/domain/purchase'
import { HOTLINE } from '@zhushutong/domain/shell'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AgreementDialog } from '@/features/login'
import { PurchaseDialog } from '@/features/purchase'
import { browserClock } from '@/wiring/browser/clock'
import { port } from '@/wiring/browser/ports'
import { readAgreement } from './read-agreement'
import type { DialogHostProps, DialogProps } from './registry'

type Props = Partial<DialogProps['buy'] & DialogProps['pay']> & DialogHostProps

/** Buys a membership or a service, or pays an open order. */
export default function OpenedPurchase({ productId, orderId, service, go, viewer, onClose }: Props) {
  const router = useRouter()
  const [reads, setReads] = useState(false)
  return (
    <>
      <PurchaseDialog
        productId={productId}
        orderId={orderId}
        service={service}
        renews={viewer.svip && !service}
        orders={port('orders')}
        reads={port('offers')}
        clock={browserClock}
        hotline={HOTLINE}
        onReadAgreement={() => setReads(true)}
        onClose={() => {
          onClose()
          // A created order is listed among the orders, and closed there when it expires.
          router.refresh()
        }}
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
