import {
  type CallError,
  type OrderGateway,
  type PurchaseEvent,
  type PurchaseState,
  purchaseFlow,
  type ShellEffect,
} from '@zhushutong/domain/purchase'
import type { Clock } from '@zhushutong/domain/session'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Orders } from './purchase.types'

export interface PurchaseStore extends StoreApi<{ readonly purchase: PurchaseState }> {
  readonly send: (event: PurchaseEvent) => void
}

const ABORTED: CallError = { error: 'aborted', message: null }

/** The calls, each with a signal; for the domain an aborted call is a failure. */
const withSignal = (orders: Orders, signalOf: () => AbortSignal): OrderGateway => {
  const ask = async <T>(call: (signal: AbortSignal) => Promise<T>): Promise<T | CallError> => {
    const signal = signalOf()
    try {
      return await call(signal)
    } catch (error) {
      if (signal.aborted) return ABORTED
      throw error
    }
  }
  return {
    createOrder: orders.createOrder,
    fetchQr: (orderId, method) => ask((signal) => orders.fetchQr(orderId, method, signal)),
    orderStatus: (orderId) => ask((signal) => orders.orderStatus(orderId, signal)),
  }
}

/**
 * The domain's purchase machine as a store for a screen.
 * @param signalOf the signal of a call about to be made; aborts on unmount
 */
export function createPurchaseStore(
  orders: Orders,
  clock: Clock,
  onEffect: (effect: ShellEffect) => void,
  signalOf: () => AbortSignal,
): PurchaseStore {
  const flow = purchaseFlow(
    withSignal(orders, signalOf),
    clock,
  )({
    onState: (purchase) => store.setState({ purchase }),
    onEffect,
  })
  const store = createStore(() => ({ purchase: flow.state() }))
  return { ...store, send: flow.send }
}
