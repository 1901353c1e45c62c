import { type DiscountSpread, MOST_DISCOUNT, SPREAD_SHARES, spreadFrom } from '@zhushutong/domain/bid-figures'

/** Who took part in one result; ids of companies. */
interface Participants {
  readonly winnerIds: readonly string[]
  readonly bidderIds: readonly string[]
}

/** Whether a result tells who lost (FIG-03). */
export function tellsLosers({ winnerIds, bidderIds }: Participants): boolean {
  return bidderIds.some((id) => !winnerIds.includes(id))
}

/** By how many percent an award is below its control price, in fen; null where it is not told (FIG-04). */
export function discountOf(award: number, control: number): number | null {
  if (award <= 0 || control < award) return null
  const percent = Math.round(((control - award) * 10_000) / control) / 100
  return percent <= MOST_DISCOUNT ? percent : null
}

/** The value that a share of a sorted list lies below, between two of them in proportion. */
const shareBelow = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share
  const lower = Math.floor(place)
  const [from = 0, to = from] = [sorted[lower], sorted[lower + 1]]
  return from + (to - from) * (place - lower)
}

/** How discounts spread (FIG-04). */
export function spreadOf(discounts: readonly number[]): DiscountSpread | null {
  const sorted = [...discounts].sort((a, b) => a - b)
  return spreadFrom(
    sorted.length,
    SPREAD_SHARES.map((share) => shareBelow(sorted, share)),
  )
}
