'use client'

import { Button } from '@zhushutong/ui/button'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { RestDialog, TopUpForm } from '@/features/center'
import { useDialogs } from '@/triggers/dialog-context'
import { type Gateway, useGateway, usePort } from '@/wiring/browser/gateway'

/** A top-up: the amount, then the payment dialog of all orders. */
export function TopUp({ balance }: { balance: number }) {
  const { open } = useDialogs()
  const { call } = useGateway()
  return (
    <TopUpForm
      balance={balance}
      topUp={(amount) => call(({ wallet }) => wallet.recharge({ amount }).then((orderId) => ({ orderId })))}
      onOrdered={(orderId) => open({ name: 'pay', orderId })}
    />
  )
}

const restPort = ({ call }: Gateway) => ({
  price: (signal: AbortSignal) => call(({ wallet }) => wallet.priceRefund(undefined, { signal })),
  ask: (request: { reason: string; amount: number }, signal: AbortSignal) =>
    call(({ wallet }) => wallet.askRefund(request, { signal })),
})

export function AskRest() {
  const calls = usePort(restPort)
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>退回余额</Button>
      {isOpen && (
        <RestDialog
          calls={calls}
          onClose={close}
          onAsked={() => {
            close()
            toast('退回申请已提交', 'ok')
            router.refresh()
          }}
        />
      )}
    </>
  )
}
