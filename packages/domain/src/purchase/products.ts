import type { AddOn } from '../access'
import { DAY_MS } from '../formatting'
import { type MembershipKind, membershipName } from '../membership'
import { extendMembership } from './order'

/** Products of the purchase page: a membership, or several at once. */
export type ProductKind = MembershipKind | 'combine'

/** The name of a product (PAY-14, PAY-15). */
export function productKindName(kind: ProductKind): string {
  return kind === 'combine' ? '组合优惠' : membershipName(kind)
}

/**
 * The product name of an order in its list, its dialog and its payment (PAY-14): the name of an SVIP package is only
 * its term, so SVIP is added; for an enterprise VIP the number of shared accounts is added.
 */
export function formatProductName(kind: string, packageName: string, childNumber: number | null): string {
  if (kind === 'svip') return `${membershipName('svip')} ${packageName}`
  return childNumber === null ? packageName : `${packageName}（${childNumber} 个共享账号）`
}

/** The membership that opens locked content. */
export function findOpeningProduct(opening: 'svip' | 'owner_lookup' | AddOn): MembershipKind {
  return opening === 'owner_lookup' ? 'analysis_vip' : opening
}

/** The start and end of a purchase, in ms; `renews` if it extends a current membership. */
interface Term {
  readonly from: number
  readonly to: number
  readonly renews: boolean
}

/** The term of a purchase: from the end of the current membership of the same kind, or from now (MEM-06). */
export function calculateTerm(heldUntil: number | null, days: number, now: number): Term {
  const to = extendMembership(heldUntil, days, now)
  return { from: to - days * DAY_MS, to, renews: heldUntil !== null && heldUntil > now }
}

/** The list price of a combined offer in fen: the sum of its parts (PAY-15). */
export function combinedListFen(partsFen: readonly number[]): number {
  return partsFen.reduce((sum, fen) => sum + fen, 0)
}

/**
 * The price of a combined offer in fen: its parts less a percentage, rounded down to whole yuan (PAY-15). Never below 1
 * yuan, never above the parts.
 */
export function priceCombined(partsFen: readonly number[], percentOff: number): number {
  const list = combinedListFen(partsFen)
  const less = Math.floor((list * (100 - percentOff)) / 10_000) * 100
  return Math.min(list, Math.max(100, less))
}
