'use client'

import { Button } from '@zhushutong/ui/button'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import { RefundDialog } from '@/features/center'
import { useGateway } from '@/wiring/browser/gateway'

/** The button for a refund of an order: shows the amount, then requests the refund. */
export function AskRefund({ orderId, isSpecial }: { orderId: string; isSpecial: boolean }) {
  const router = useRouter()
  const { call } = useGateway()
  const [isOpen, setIsOpen] = useState(false)
  const calls = useMemo(
    () => ({
      price: (signal: AbortSignal) => call(({ orders }) => orders.priceRefund({ orderId }, { signal })),
      ask: (
        request: { reason: string; amount: number; wallet: number; points: number },
        signal: AbortSignal,
      ) => call(({ orders }) => orders.askRefund({ orderId, ...request }, { signal })),
    }),
    [call, orderId],
  )
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{isSpecial ? '申请特殊退款' : '申请退款'}</Button>
      {isOpen && (
        <RefundDialog
          calls={calls}
          onClose={close}
          onAsked={() => {
            close()
            toast('退款申请已提交', 'ok')
            router.refresh()
          }}
        />
      )}
    </>
  )
}
