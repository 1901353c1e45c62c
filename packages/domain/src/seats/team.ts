import { isInForce } from '../membership'
import type { UsedMembership } from './quota-owner'

/**
 * The owner of the team that a user belongs to (LEA-02): the user with an own running enterprise VIP, else the
 * enterprise that shares its VIP with the user; of several the one whose membership ends last. Null without one.
 */
export function findTeamOwner(userId: string, used: readonly UsedMembership[], now: number): string | null {
  const running = used.filter((membership) => membership.kind === 'enterprise' && isInForce(membership, now))
  if (running.some(({ ownerId }) => ownerId === userId)) return userId
  const [last] = [...running].sort((a, b) => b.overTime - a.overTime)
  return last?.ownerId ?? null
}

/** The name of a team's member: as the owner wrote it, else the end of the mobile number (LEA-02). */
export function formatMemberName({
  name,
  mobile,
}: {
  readonly name: string
  readonly mobile: string
}): string {
  return name === '' ? `尾号 ${mobile.slice(-4)}` : name
}
