import {
  PAYMENT_METHODS,
  type PaymentMethod,
  type PurchaseEvent,
  type PurchaseState,
  type Selection,
} from '@zhushutong/domain/purchase'
import type { Clock } from '@zhushutong/domain/session'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useUnmountSignal } from '@/streams/use-unmount-signal'
import { type Funds, productOf } from './product'
import type { Offer, Orders } from './purchase.types'
import { createPurchaseStore } from './purchase-store'
import { offeredOr } from './use-methods'

/** The buyer's choice: a package, and for an enterprise VIP the shared accounts. */
export interface Choice {
  readonly offer: Offer
  readonly childNumber: number | null
}

export interface Till {
  readonly state: PurchaseState
  readonly send: (event: PurchaseEvent) => void
  /** Selects a package; method, wallet and agreement stay. */
  readonly choose: (choice: Choice, funds: Funds) => void
  /** Ends the polling; whether a payment may have changed the page. */
  readonly close: () => 'closed' | 'paid' | 'waiting'
}

/**
 * A purchase over the domain's machine, for the page and the dialog.
 * @param methods the ways to pay that are offered; null until they are known
 * @param onLoginLost the login has ended: the page opens the login and goes on afterwards (PAY-16)
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
        // Points spent or an order paid: either way the page is out of date once this closes.
        if (effect.type !== 'openLogin') isPaid.current = true
      },
      onLoginLost: () => lostRef.current(),
      signalOf,
    }),
  )
  const state = useStore(store, ({ purchase }) => purchase)

  // Leaving ends the polling, however it happens (PAY-04).
  useEffect(() => () => store.send({ type: 'close' }), [store])

  const [actions] = useState(() => ({
    choose({ offer, childNumber }: Choice, funds: Funds) {
      const before = store.getState().purchase
      const selection: Selection | null = before.at === 'method' ? before.selection : null
      if (selection) store.send({ type: 'back' })
      store.send({ type: 'choose', product: productOf(offer, funds, childNumber), loggedIn: true })
      const method = offeredOr(offered.current ?? PAYMENT_METHODS, selection?.method ?? 'wechat')
      store.send({ type: 'pickMethod', method, now: clock.now() })
      if (!selection) return
      store.send({ type: 'tickWallet', uses: selection.usesWallet })
      store.send({ type: 'tickAgreement', agreed: selection.agreed })
    },
    close() {
      store.send({ type: 'close' })
      // With points and wallet alone, the pending response pays the order: it has to be waited for.
      if (store.getState().purchase.at !== 'closed') return 'waiting' as const
      return isPaid.current ? ('paid' as const) : ('closed' as const)
    },
  }))
  return { state, send: store.send, ...actions }
}
