import type { Clock } from '@zhushutong/domain/machine'
import { PAYMENT_METHODS, type PaymentMethod } from '@zhushutong/domain/payment-methods'
import type { PurchaseEvent, PurchaseState, Selection } from '@zhushutong/domain/purchase'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useMachine } from '@/streams/use-machine'
import { useUnmountSignal } from '@/streams/use-unmount-signal'
import { createPurchase } from '../create-purchase'
import { buildProduct, type Funds } from '../product'
import type { Offer, Orders } from '../purchase.types'
import { offeredOr } from '../use-methods'

/** The selected package, and the number of shared accounts for an enterprise VIP. */
interface Choice {
  readonly offer: Offer
  readonly childNumber: number | null
}

interface Till {
  readonly state: PurchaseState
  readonly send: (event: PurchaseEvent) => void
  /** Selects a package; method, wallet and agreement are unchanged. */
  readonly choose: (choice: Choice, funds: Funds) => void
  /** Ends the polling; returns `paid` if a payment may have changed the page. */
  readonly close: () => 'closed' | 'paid' | 'waiting'
}

/**
 * A purchase over the domain's machine, for the page and the dialog.
 * @param methods the available payment methods; null before loading
 * @param onLoginLost called when the login has ended: the page opens the login and continues afterwards
 * (PAY-16)
 */
export function useTill(
  orders: Orders,
  clock: Clock,
  methods: readonly PaymentMethod[] | null,
  onLoginLost: () => void,
): Till {
  const signalOf = useUnmountSignal()
  const [losses, countLoss] = useReducer((count: number) => count + 1, 0)
  const [purchase] = useState(() => createPurchase(orders, clock, { signalOf, onLoginLost: countLoss }))
  const state = useMachine(purchase)

  const reportLoss = useEffectEvent(onLoginLost)
  useEffect(() => {
    if (losses > 0) reportLoss()
  }, [losses])

  // Every way of leaving ends the polling (PAY-04).
  useEffect(() => () => purchase.send({ type: 'close' }), [purchase])

  return {
    state,
    send: purchase.send,
    choose({ offer, childNumber }, funds) {
      const before = purchase.state()
      const selection: Selection | null = before.at === 'method' ? before.selection : null
      if (selection) purchase.send({ type: 'back' })
      purchase.send({ type: 'choose', product: buildProduct(offer, funds, childNumber), loggedIn: true })
      const method = offeredOr(methods ?? PAYMENT_METHODS, selection?.method ?? 'wechat')
      purchase.send({ type: 'pickMethod', method, now: clock.now() })
      if (!selection) return
      purchase.send({ type: 'tickWallet', uses: selection.usesWallet })
      purchase.send({ type: 'tickAgreement', agreed: selection.agreed })
    },
    close() {
      purchase.send({ type: 'close' })
      // A payment by points and wallet alone is completed by the pending response, so the dialog must wait.
      if (purchase.state().at !== 'closed') return 'waiting'
      return purchase.isPaid() ? 'paid' : 'closed'
    },
  }
}
