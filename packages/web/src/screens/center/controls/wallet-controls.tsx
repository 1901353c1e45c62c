'use client'

import { Button } from '@zhushutong/ui/button'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { RestDialog, TopUpForm } from '@/features/center'
import { useDialogs } from '@/triggers/dialog-context'
import { port } from '@/wiring/browser/ports'

/** A top-up: the amount, then the payment dialog of all orders. */
export function TopUp({ balance }: { balance: number }) {
  const { open } = useDialogs()
  return (
    <TopUpForm
      balance={balance}
      topUp={(fen) => port('wallet').topUp(fen)}
      onOrdered={(orderId) => open({ name: 'pay', orderId })}
    />
  )
}

const CALLS = {
  price: (signal: AbortSignal) => port('wallet').priceRest(signal),
  ask: (request: { reason: string; amount: number }, signal: AbortSignal) =>
    port('wallet').askRest(request, signal),
}

export function AskRest() {
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>退回余额</Button>
      {isOpen && (
        <RestDialog
          calls={CALLS}
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
