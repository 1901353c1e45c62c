import { isInForce, type MembershipKind } from '../membership'

/** A membership in the eyes of somebody who may use it: their own, or one that an enterprise shares with them. */
export interface UsedMembership {
  readonly kind: MembershipKind
  readonly overTime: number
  readonly ownerId: string
}

/**
 * Whose monthly exports a user uses (SEA-03): their own with a membership of their own that exports, else those of the
 * enterprise that shares its VIP with them; of several the one that ends last.
 */
export function findQuotaOwner(userId: string, used: readonly UsedMembership[], now: number): string {
  const exporting = used.filter((one) => one.kind !== 'analysis_vip' && isInForce(one, now))
  if (exporting.some(({ ownerId }) => ownerId === userId)) return userId
  const [last] = [...exporting].sort((a, b) => b.overTime - a.overTime)
  return last?.ownerId ?? userId
}
