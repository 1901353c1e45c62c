import { and, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import { findTeam, type Team } from '../seats'
import { leads } from './leads.table'

/** The leads that a member may see and change: those of the team, and the member's own (LEA-02). */
export interface LeadAccess {
  readonly userId: string
  readonly team: Team | null
  /** The holder of new leads first. */
  readonly holderIds: readonly string[]
}

export async function findLeadAccess(orm: Queryable, userId: string, now: number): Promise<LeadAccess> {
  const team = await findTeam(orm, userId, now)
  return { userId, team, holderIds: [...new Set([team?.ownerId ?? userId, userId])] }
}

/** SQL condition for the leads of some holders that are not removed. */
export const isHeldBy = (holderIds: readonly string[]) =>
  and(inArray(leads.holderId, [...holderIds]), isNull(leads.removedAt))

/** True for a lead that the team of its holder does not see. */
export function isPrivate({ team }: LeadAccess, { holderId }: { readonly holderId: string }): boolean {
  return team !== null && holderId !== team.ownerId
}
