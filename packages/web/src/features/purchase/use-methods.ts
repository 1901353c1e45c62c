import { PAYMENT_METHODS, type PaymentMethod } from '@zhushutong/domain/purchase'
import { useCallback } from 'react'
import { useLoaded } from '@/streams/use-loaded'
import type { PurchaseReads } from './purchase.types'

/** The wanted way to pay, or the first one there is. */
export function offeredOr(methods: readonly PaymentMethod[], wanted: PaymentMethod): PaymentMethod {
  return methods.includes(wanted) ? wanted : (methods[0] ?? wanted)
}

/**
 * The ways to pay that are offered now; null until they are known. If loading fails all are shown: the gateway refuses
 * what it does not offer.
 */
export function useMethods(reads: Pick<PurchaseReads, 'methods'>): readonly PaymentMethod[] | null {
  const load = useCallback(
    async (signal: AbortSignal) => {
      const methods = await reads.methods(signal)
      return 'error' in methods ? PAYMENT_METHODS : methods
    },
    [reads],
  )
  return useLoaded(load).loaded
}
