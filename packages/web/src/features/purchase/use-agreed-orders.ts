import { useCallback, useEffect, useRef, useState } from 'react'
import { useLoaded } from '@/streams/use-loaded'
import type { Orders, PurchaseReads } from './purchase.types'

/** The reason for refusing an outdated order: the agreement, or the displayed price and points. */
export type Outdated = 'agreement' | 'price'

const OUTDATED: Readonly<Record<string, Outdated | undefined>> = { '40012': 'agreement', '40003': 'price' }

/**
 * The order calls, each order created with the agreement version shown to the buyer (AGR-01), and the reason
 * of the last refusal. `reload` loads the version in force.
 */
export function useAgreedOrders(orders: Orders, reads: Pick<PurchaseReads, 'agreementVersion'>) {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const version = await reads.agreementVersion(signal)
      return typeof version === 'string' ? version : 'unknown'
    },
    [reads],
  )
  const { loaded, reload } = useLoaded(load)
  const version = useRef<string | undefined>(undefined)
  useEffect(() => {
    version.current = loaded === null || loaded === 'unknown' ? undefined : loaded
  }, [loaded])
  const [outdated, setOutdated] = useState<Outdated | null>(null)
  const [agreed] = useState<Orders>(() => ({
    async createOrder(order) {
      setOutdated(null)
      const answer = await orders.createOrder({ ...order, agreementVersion: version.current })
      if ('error' in answer) setOutdated(OUTDATED[answer.error] ?? null)
      return answer
    },
    appUrl: (orderId, method) => orders.appUrl(orderId, method),
    fetchQr: (orderId, method, signal) => orders.fetchQr(orderId, method, signal),
    orderStatus: (orderId, signal) => orders.orderStatus(orderId, signal),
  }))
  return { orders: agreed, outdated, reload }
}
