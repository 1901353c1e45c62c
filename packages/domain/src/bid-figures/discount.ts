/**
 * The largest discount (下浮率) that is shown, in percent. A larger one is a data error: the budget covers several
 * sections, or an amount was entered in 万元.
 */
export const MAX_DISCOUNT = 60

/**
 * The discount (下浮率): percent by which an award lies below its control price, with two decimals. Both amounts have the
 * same unit and currency. Null if either is unknown, for an award above the control price, and beyond `MAX_DISCOUNT`
 * (FIG-04).
 */
export function calculateDiscount(amount: number | null, budget: number | null): number | null {
  if (amount === null || budget === null || amount <= 0 || budget <= 0 || amount > budget) return null
  const percent = Math.round(((budget - amount) * 10_000) / budget) / 100
  return percent > MAX_DISCOUNT ? null : percent
}

/** The width of a histogram step in percent, and the number of steps: 0–2 to 18–20, and one for all above. */
export const DISCOUNT_STEP = 2
export const DISCOUNT_STEPS = 11

/** The index of the histogram step of a discount in percent. */
export function discountStepOf(percent: number): number {
  return Math.min(Math.floor(percent / DISCOUNT_STEP), DISCOUNT_STEPS - 1)
}

/** The number of discounts, in percent, in each step of the histogram (BID-05, FIG-07). */
export function countDiscountSteps(discounts: readonly number[]): number[] {
  const steps = Array.from({ length: DISCOUNT_STEPS }, () => 0)
  for (const percent of discounts) {
    const at = discountStepOf(percent)
    steps[at] = (steps[at] ?? 0) + 1
  }
  return steps
}
