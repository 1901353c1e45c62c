import {
  type OrderGateway,
  type PurchaseEvent,
  type PurchaseState,
  purchaseFlow,
  type ShellEffect,
} from '@zhushutong/domain/purchase'
import type { Clock } from '@zhushutong/domain/session'
import { createStore, type StoreApi } from 'zustand/vanilla'

export interface PurchaseStore extends StoreApi<{ readonly purchase: PurchaseState }> {
  readonly send: (event: PurchaseEvent) => void
}

/** The domain's purchase as a store that a screen can follow. */
export const createPurchaseStore = (
  orders: OrderGateway,
  clock: Clock,
  onEffect: (effect: ShellEffect) => void,
): PurchaseStore => {
  const flow = purchaseFlow(
    orders,
    clock,
  )({
    onState: (purchase) => store.setState({ purchase }),
    onEffect,
  })
  const store = createStore(() => ({ purchase: flow.state() }))
  return { ...store, send: flow.send }
}
