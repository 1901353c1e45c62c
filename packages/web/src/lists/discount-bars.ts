import { DISCOUNT_STEP, discountStepOf, type Spread } from '@zhushutong/domain/bid-figures'
import type { HistogramStep } from '@zhushutong/ui/charts/histogram'

/** The range of a discount step: 8–10%, 20% 以上. */
export function discountStepText(step: number, steps: number): string {
  const from = step * DISCOUNT_STEP
  return step === steps - 1 ? `${from}% 以上` : `${from}–${from + DISCOUNT_STEP}%`
}

/** The discount steps as a histogram, with counts in a unit; the step of the median is highlighted. */
export function discountBars(
  steps: readonly number[],
  { median }: Spread,
  unit: string,
): readonly HistogramStep[] {
  return steps.map((count, step) => ({
    text: `${discountStepText(step, steps.length)}：${count} ${unit}`,
    from: String(step * DISCOUNT_STEP),
    count,
    isMiddle: discountStepOf(median) === step,
  }))
}
