import {
  type OrderGateway,
  type PurchaseEvent,
  type PurchaseState,
  purchaseFlow,
  type ShellEffect,
} from '@zhushutong/domain/purchase'
import type { Clock } from '@zhushutong/domain/session'

export interface PurchaseStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => PurchaseState
  readonly send: (event: PurchaseEvent) => void
}

/** The domain's purchase as a store that a screen can follow. */
export const createPurchaseStore = (
  orders: OrderGateway,
  clock: Clock,
  onEffect: (effect: ShellEffect) => void,
): PurchaseStore => {
  const listeners = new Set<() => void>()
  const flow = purchaseFlow(
    orders,
    clock,
  )({
    onState: () => {
      for (const listener of listeners) listener()
    },
    onEffect,
  })
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    state: flow.state,
    send: flow.send,
  }
}
