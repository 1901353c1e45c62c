import { formatPrice } from '@zhushutong/domain/formatting'
import type { PlannedPrices } from '@zhushutong/domain/purchase'

const priceText = (fen: number | null): string | null => (fen === null ? null : formatPrice(fen))

const activityText = ({ disPrice, limitNum }: PlannedPrices): string | null => {
  if (disPrice === null) return null
  return limitNum === null ? formatPrice(disPrice) : `${formatPrice(disPrice)}，每人限 ${limitNum} 次`
}

/** Prices as text, by name; missing prices are left out. */
export function factsOfPrices(prices: PlannedPrices): ReadonlyArray<readonly [string, string | null]> {
  return [
    ['原价', formatPrice(prices.amount)],
    ['优惠价', priceText(prices.discountAmount)],
    ['首购价', priceText(prices.isFirstPrice)],
    ['活动价', activityText(prices)],
    ['实付价', priceText(prices.realPrice)],
    ['销售', prices.onSale ? '在售' : '停售'],
  ]
}
