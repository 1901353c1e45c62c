/** A top-up with what is left of it at its provider, in fen. */
export interface TopUpLeft {
  readonly paymentId: string
  /** What was paid less what went back of it. */
  readonly left: number
}

/** A part of a balance that goes back to the payment that it came by, in fen. */
export interface PayoutPart {
  readonly paymentId: string
  readonly amount: number
}

/**
 * Divides the rest of a wallet among the top-ups that it came by, the newest first: a provider refunds old payments no
 * more (WAL-04). `topUps` are in that order.
 * @throws when the wallet holds more than was paid in and not given back: then the books are wrong
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

/** Why the rest of a wallet cannot be asked back, as the member reads it (WAL-04). */
export const PAYOUT_REFUSALS = {
  nothing: '钱包里没有可退的余额',
  changed: '钱包余额已变化，请重新确认后提交',
} as const
