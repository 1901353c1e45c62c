/**
 * 下浮率 is by how many percent an award is below the control price of its tender, in the same currency; it is not told
 * where one of them is missing, by an award above its control price, and beyond this many percent: then the budget is of
 * several sections, or an amount was written down in 万元 (FIG-04).
 */
export const MOST_DISCOUNT = 60

/**
 * By how many percent an award lies below its control price, with two decimals; both in the same unit and currency. Null
 * where either is not told, for an award above the control price and beyond `MOST_DISCOUNT` (FIG-04).
 */
export function calculateDiscount(amount: number | null, budget: number | null): number | null {
  if (amount === null || budget === null || amount <= 0 || budget <= 0 || amount > budget) return null
  const percent = Math.round(((budget - amount) * 10_000) / budget) / 100
  return percent > MOST_DISCOUNT ? null : percent
}

/** Percent that a step of the histogram is wide, and how many steps it has: 0–2 to 18–20, and all above (BID-05). */
export const DISCOUNT_STEP = 2
export const DISCOUNT_STEPS = 11

/** Which step of the histogram a discount lies in, in percent (BID-05). */
export function discountStepOf(percent: number): number {
  return Math.min(Math.floor(percent / DISCOUNT_STEP), DISCOUNT_STEPS - 1)
}

/** How many discounts, in percent, lie in each step of the histogram (BID-05, FIG-07). */
export function countDiscountSteps(discounts: readonly number[]): number[] {
  const steps = Array.from({ length: DISCOUNT_STEPS }, () => 0)
  for (const percent of discounts) {
    const at = discountStepOf(percent)
    steps[at] = (steps[at] ?? 0) + 1
  }
  return steps
}
