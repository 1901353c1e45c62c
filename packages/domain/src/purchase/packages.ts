import { formatMatchCount } from '../formatting'
import { type Buyer, calculatePrice, type Price, type Prices } from './price'

/** A price package as the gateway lists it for one buyer (PAY-12). Prices in fen. */
export interface PricePackage extends Prices {
  readonly id: string
  readonly name: string
  readonly discountId: string | null
  /** Service days. */
  readonly effectiveTime: number
  /** 0 if the next purchase is this buyer's first. */
  readonly isFirst: number | null
  readonly purchasedNum: number
}

/** The buyer's facts contained in the package: isFirst 0 is a first purchase (PAY-12). */
export function readBuyer(item: PricePackage): Buyer {
  return {
    firstPurchase: item.isFirst === 0,
    purchasedNum: item.purchasedNum,
  }
}

/**
 * A package as shown in the pop-up (PAY-09); `perDayFen` is rounded up, so that the displayed price is never too low.
 */
export interface ShownPackage {
  readonly item: PricePackage
  readonly price: Price
  readonly term: string
  readonly perDayFen: number
}

/** Maximum number of packages shown (PAY-09). */
const MAX_PACKAGES = 4

/** The first four packages with their price for this buyer, term in days (PAY-09, PAY-12). */
export function listShownPackages(packages: readonly PricePackage[]): readonly ShownPackage[] {
  return packages.slice(0, MAX_PACKAGES).map((item) => {
    const price = calculatePrice(item, readBuyer(item))
    const perDayFen = Math.ceil(price.fen / Math.max(1, item.effectiveTime))
    return { item, price, term: `${item.effectiveTime} 天`, perDayFen }
  })
}

/** True on pages without the purchase pop-up: those whose route name contains "detail", case-insensitive (PAY-13). */
export function isPopupHiddenOn(routeName: string): boolean {
  return routeName.toLowerCase().includes('detail')
}

/** The amount in the promotional dialog in yuan: the first package's discountAmount / 100, or null (PAY-13). */
export function findPromotionYuan(packages: readonly PricePackage[]): number | null {
  const fen = packages[0]?.discountAmount ?? null
  return fen === null ? null : fen / 100
}

/** Labels of the figures in upsell dialogs; the figure is the listing call's `data.total`. */
export const UPSELL_LABELS = { qualification: '企业资质到期', anxu: '企业安许到期' } as const

/** The text of an upsell dialog; a total above 10000 is shown as 超N万 (PAY-13). */
export function formatUpsell(kind: keyof typeof UPSELL_LABELS, data: { readonly total: number }): string {
  return `${UPSELL_LABELS[kind]} ${formatMatchCount(data.total)} 条`
}
