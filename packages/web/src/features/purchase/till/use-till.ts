import type { Clock } from '@zhushutong/domain/machine'
import { PAYMENT_METHODS, type PaymentMethod } from '@zhushutong/domain/payment-methods'
import type { PurchaseEvent, PurchaseState, Selection } from '@zhushutong/domain/purchase'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useUnmountSignal } from '@/streams/use-unmount-signal'
import { buildProduct, type Funds } from '../product'
import type { Offer, Orders } from '../purchase.types'
import { createPurchaseStore } from '../purchase-store'
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
  const isPaid = useRef(false)
  const signalOf = useUnmountSignal()
  const lost = useEffectEvent(onLoginLost)
  const lostRef = useRef<() => void>(() => {})
  const offered = useRef(methods)
  useEffect(() => {
    lostRef.current = () => lost()
  }, [])
  useEffect(() => {
    offered.current = methods
  }, [methods])
  const [store] = useState(() =>
    createPurchaseStore(orders, clock, {
      onEffect: (effect) => {
        // Points spent or an order paid: the page is outdated after closing.
        if (effect.type !== 'openLogin') isPaid.current = true
      },
      onLoginLost: () => lostRef.current(),
      signalOf,
    }),
  )
  const state = useStore(store, ({ purchase }) => purchase)

  // Every way of leaving ends the polling (PAY-04).
  useEffect(() => () => store.send({ type: 'close' }), [store])

  const [actions] = useState(() => ({
    choose({ offer, childNumber }: Choice, funds: Funds) {
      const before = store.getState().purchase
      const selection: Selection | null = before.at === 'method' ? before.selection : null
      if (selection) store.send({ type: 'back' })
      store.send({ type: 'choose', product: buildProduct(offer, funds, childNumber), loggedIn: true })
      const method = offeredOr(offered.current ?? PAYMENT_METHODS, selection?.method ?? 'wechat')
      store.send({ type: 'pickMethod', method, now: clock.now() })
      if (!selection) return
      store.send({ type: 'tickWallet', uses: selection.usesWallet })
      store.send({ type: 'tickAgreement', agreed: selection.agreed })
    },
    close() {
      store.send({ type: 'close' })
      // A payment by points and wallet alone is completed by the pending response, so the dialog must wait.
      if (store.getState().purchase.at !== 'closed') return 'waiting' as const
      return isPaid.current ? ('paid' as const) : ('closed' as const)
    },
  }))
  return { state, send: store.send, ...actions }
}
