'use client'

import { Button } from '@zhushutong/ui/button'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { RestDialog, TopUpForm } from '@/features/center'
import { port } from '@/wiring/browser/ports'

/** A top-up: the amount, then the payment dialog of all orders. */
export function TopUp({ balance }: { balance: number }) {
  const [ordered, setOrdered] = useState<{ readonly orderId: string } | null>(null)
  const pay = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (ordered) pay.current?.click()
  }, [ordered])
  return (
    <>
      <TopUpForm
        balance={balance}
        topUp={(fen) => port('wallet').topUp(fen)}
        onOrdered={(orderId) => setOrdered({ orderId })}
      />
      {ordered && <button ref={pay} type="button" hidden data-pay-order={ordered.orderId} />}
    </>
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
