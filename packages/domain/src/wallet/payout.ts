/** A top-up with its remaining amount at its provider, in fen. */
interface TopUpLeft {
  readonly paymentId: string
  /** The amount paid, less refunds. */
  readonly left: number
}

/** A part of a balance that returns to the payment it came from, in fen. */
interface PayoutPart {
  readonly paymentId: string
  readonly amount: number
}

/**
 * Divides the rest of a wallet among its top-ups, the newest first, because providers do not refund old payments
 * (WAL-04). `topUps` must be in that order.
 * @throws when the balance exceeds the sum of the top-ups left: then the books are wrong
 */
export function dividePayout(balance: number, topUps: readonly TopUpLeft[]): readonly PayoutPart[] {
  const parts: PayoutPart[] = []
  let rest = balance
  for (const { paymentId, left } of topUps) {
    const amount = Math.min(rest, left)
    if (amount <= 0) continue
    parts.push({ paymentId, amount })
    rest -= amount
  }
  if (rest > 0) throw new Error(`A wallet holds ${rest} fen that nobody paid in`)
  return parts
}

/** Refusals of a payout, as texts for the member. */
export const PAYOUT_REFUSALS = {
  nothing: '钱包里没有可退的余额',
  changed: '钱包余额已变化，请重新确认后提交',
} as const
