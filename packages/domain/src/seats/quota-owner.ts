import { isInForce, type MembershipKind } from '../membership'

/** A membership that a user may use: the user's own, or an enterprise's shared with the user. */
export interface UsedMembership {
  readonly kind: MembershipKind
  readonly overTime: number
  readonly ownerId: string
}

/**
 * The owner of the monthly exports that a user uses (SEA-03): the user with an own membership that includes exports,
 * else the enterprise that shares its VIP with the user; of several the one whose membership ends last.
 */
export function findQuotaOwner(userId: string, used: readonly UsedMembership[], now: number): string {
  const exporting = used.filter(
    (membership) => membership.kind !== 'analysis_vip' && isInForce(membership, now),
  )
  if (exporting.some(({ ownerId }) => ownerId === userId)) return userId
  const [last] = [...exporting].sort((a, b) => b.overTime - a.overTime)
  return last?.ownerId ?? userId
}
