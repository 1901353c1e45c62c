import { formatOrderWaits, type PurchaseState } from '@zhushutong/domain/purchase'

export const PAYING = ['fetching', 'qr', 'transfer', 'expired', 'settling'] as const

/** Whether an order is being paid, was paid or failed: what follows the order form. */
export function isPaymentStep({ at }: PurchaseState): boolean {
  return at === 'paid' || at === 'success' || at === 'failed' || PAYING.some((paying) => paying === at)
}

/** True while an order waits for its payment, so that it can be paid after the till was closed (PAY-05). */
export function isOrderWaiting({ at }: PurchaseState): boolean {
  return at === 'fetching' || at === 'qr' || at === 'transfer'
}

/** The notice that the order of a closed till waits: its place and its time. */
export function orderWaitsText(state: PurchaseState): string {
  const seconds = 'checkout' in state ? state.checkout.remaining : 0
  return formatOrderWaits(state.at === 'transfer' ? 'transfer' : { seconds })
}
