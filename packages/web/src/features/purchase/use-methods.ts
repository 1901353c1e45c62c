import { PAYMENT_METHODS, type PaymentMethod } from '@zhushutong/domain/payment-methods'
import { useCallback } from 'react'
import { useLoaded } from '@/streams/use-loaded'
import type { PurchaseReads } from './purchase.types'

/** The wanted payment method, or the first available method. */
export function offeredOr(methods: readonly PaymentMethod[], wanted: PaymentMethod): PaymentMethod {
  return methods.includes(wanted) ? wanted : (methods[0] ?? wanted)
}

/**
 * The available payment methods; null before loading. If loading fails, all methods are shown: the gateway
 * rejects unavailable methods.
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
