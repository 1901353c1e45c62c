import { formatMatchCount } from '../formatting'
import { type Buyer, type Price, type Prices, priceOf } from './price'

/** A price package as the gateway lists it for one buyer (PAY-12). Prices in fen. */
export interface PricePackage extends Prices {
  readonly id: string
  readonly name: string
  readonly discountId: string | null
  /** Service days. */
  readonly effectiveTime: number
  /** 0 when it would be this buyer's first purchase. */
  readonly isFirst: number | null
  readonly purchasedNum: number
}

/** The buyer as the package itself tells of them: isFirst 0 is a first purchase (PAY-12). */
export const buyerOf = (item: PricePackage): Buyer => ({
  firstPurchase: item.isFirst === 0,
  purchasedNum: item.purchasedNum,
})

/** A package as the pop-up shows it (PAY-09); `perDayFen` is rounded up, it never promises too little. */
export interface ShownPackage {
  readonly item: PricePackage
  readonly price: Price
  readonly term: string
  readonly perDayFen: number
}

/** At most this many packages are shown (PAY-09). */
export const MAX_PACKAGES = 4

/** The first four packages with their price for this buyer, term in days (PAY-09, PAY-12). */
export function shownPackages(packages: readonly PricePackage[]): readonly ShownPackage[] {
  return packages.slice(0, MAX_PACKAGES).map((item) => {
    const price = priceOf(item, buyerOf(item))
    const perDayFen = Math.ceil(price.fen / Math.max(1, item.effectiveTime))
    return { item, price, term: `${item.effectiveTime} 天`, perDayFen }
  })
}

/** The purchase pop-up stays away from routes whose name contains detail, in any case of letters (PAY-09). */
export const popupHiddenOn = (routeName: string): boolean => routeName.toLowerCase().includes('detail')

/** The figure of the promotional dialog in 元: the first package's discountAmount by 100, or null (PAY-09). */
export function promoYuan(packages: readonly PricePackage[]): number | null {
  const fen = packages[0]?.discountAmount ?? null
  return fen === null ? null : fen / 100
}

/** What an upsell dialog counts (PAY-09); the figure is the listing call's `data.total`. */
export const UPSELL_LABELS = { qualification: '企业资质到期', anxu: '企业安许到期' } as const

/** The upsell's line; a total above 10000 is told as 超N万 (PAY-09). */
export const upsellText = (kind: keyof typeof UPSELL_LABELS, data: { readonly total: number }): string =>
  `${UPSELL_LABELS[kind]} ${formatMatchCount(data.total)} 条`
