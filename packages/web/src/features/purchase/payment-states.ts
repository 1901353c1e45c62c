import type { PurchaseState } from '@zhushutong/domain/purchase'

export const PAYING = ['fetching', 'qr', 'transfer', 'expired', 'settling'] as const

/** Whether an order is being paid, was paid or failed: what follows the order form. */
export function isPaymentStep({ at }: PurchaseState): boolean {
  return at === 'paid' || at === 'success' || at === 'failed' || PAYING.some((paying) => paying === at)
}
