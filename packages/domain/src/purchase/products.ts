import type { AddOn } from '../access'
import { DAY_MS } from '../formatting'
import { type MembershipKind, membershipName } from '../membership'
import { extendMembership } from './order'

/** What the purchase page sells: a membership, or several at once. */
export type ProductKind = MembershipKind | 'combine'

/** The name of what is sold (PAY-14, PAY-15). */
export function productKindName(kind: ProductKind): string {
  return kind === 'combine' ? '组合优惠' : membershipName(kind)
}

/**
 * What an order is for, as its list, its dialog and its payment say it (PAY-14): packages of the SVIP are named by
 * their term alone, and an enterprise VIP tells for how many shared accounts it is.
 */
export function formatProductName(kind: string, packageName: string, childNumber: number | null): string {
  if (kind === 'svip') return `${membershipName('svip')} ${packageName}`
  return childNumber === null ? packageName : `${packageName}（${childNumber} 个共享账号）`
}

/** What is bought to open content that requires a membership (ACC-05). */
export function findOpeningProduct(opening: 'svip' | 'owner_lookup' | AddOn): MembershipKind {
  return opening === 'owner_lookup' ? 'analysis_vip' : opening
}

/** From when to when a purchase lasts, in ms; it renews what is still held. */
export interface Term {
  readonly from: number
  readonly to: number
  readonly renews: boolean
}

/** The term of a purchase: from the end of what is held of the same kind, or from now (MEM-06). */
export function calculateTerm(heldUntil: number | null, days: number, now: number): Term {
  const to = extendMembership(heldUntil, days, now)
  return { from: to - days * DAY_MS, to, renews: heldUntil !== null && heldUntil > now }
}

/** The list price of a combined offer in fen: what its parts cost one by one (PAY-15). */
export function combinedListFen(partsFen: readonly number[]): number {
  return partsFen.reduce((sum, fen) => sum + fen, 0)
}

/**
 * The price of a combined offer in fen: its parts less so many percent, rounded down to whole yuan (PAY-15). Never
 * below 1 yuan, never above the parts.
 */
export function priceCombined(partsFen: readonly number[], percentOff: number): number {
  const list = combinedListFen(partsFen)
  const less = Math.floor((list * (100 - percentOff)) / 10_000) * 100
  return Math.min(list, Math.max(100, less))
}
