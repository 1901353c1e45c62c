'use client'

import { HOTLINE } from '@zhushutong/domain/contact'
import { AGREEMENT_DIALOG, findOpeningProduct, type ProductKind } from '@zhushutong/domain/purchase'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AgreementDialog } from '@/forms/agreement-dialog'
import type { DialogHostProps } from '@/triggers/dialog-host'
import type { DialogProps, SoldService } from '@/triggers/dialog-request'
import { browserClock } from '@/wiring/browser/clock'
import { usePort } from '@/wiring/browser/gateway'
import { offersPort, ordersPort } from '@/wiring/browser/purchase-port'
import { PurchaseDialog } from './purchase-dialog'

type Props = Partial<DialogProps['buy'] & DialogProps['pay']> & DialogHostProps

const findSoldKind = (service: SoldService | undefined): ProductKind => {
  if (service === 'enterprise' || service === 'combine') return service
  return service ? findOpeningProduct(service) : 'svip'
}

export default function OpenedPurchase(props: Props) {
  const { productId, orderId, service, go, account, onOpen, onClose } = props
  const router = useRouter()
  const [reads, setReads] = useState(false)
  const orders = usePort(ordersPort)
  const offers = usePort(offersPort)
  return (
    <>
      <PurchaseDialog
        productId={productId}
        orderId={orderId}
        kind={findSoldKind(service)}
        held={{ holdings: account?.holdings ?? [], now: account?.readAt ?? browserClock.now() }}
        orders={orders}
        reads={offers}
        clock={browserClock}
        hotline={HOTLINE}
        onReadAgreement={() => setReads(true)}
        onLoginLost={(chosen) =>
          onOpen({
            name: 'login',
            next: {
              action: chosen.orderId
                ? { name: 'pay', orderId: chosen.orderId, go }
                : { name: 'buy', productId: chosen.productId, service },
            },
          })
        }
        onClose={() => {
          onClose()
          // The list shows a created order, and later its expiry.
          router.refresh()
        }}
        onPaid={() => (go ? location.assign(go) : location.reload())}
      />
      {reads && (
        <AgreementDialog type="purchase" title={AGREEMENT_DIALOG.title} onClose={() => setReads(false)} />
      )}
    </>
  )
}
