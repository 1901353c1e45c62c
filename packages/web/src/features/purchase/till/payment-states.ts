import { formatOrderWaits, type PurchaseState } from '@zhushutong/domain/purchase'

export const PAYING = ['fetching', 'qr', 'transfer', 'expired', 'settling'] as const

/** True for the steps after the order form: payment, success, failure. */
export function isPaymentStep({ at }: PurchaseState): boolean {
  return at === 'paid' || at === 'success' || at === 'failed' || PAYING.some((paying) => paying === at)
}

/** True while an order waits for its payment: it can still be paid after the dialog is closed (PAY-05). */
export function isOrderWaiting({ at }: PurchaseState): boolean {
  return at === 'fetching' || at === 'qr' || at === 'transfer'
}

/** The notice on an unpaid order after the dialog is closed: where and how long it can be paid. */
export function orderWaitsText(state: PurchaseState): string {
  const seconds = 'checkout' in state ? state.checkout.remaining : 0
  return formatOrderWaits(state.at === 'transfer' ? 'transfer' : { seconds })
}
