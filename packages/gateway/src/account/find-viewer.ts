import type { Viewer } from '@zhushutong/domain/access'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import { users } from './account.table'
import { listMemberships, TRUE } from './list-memberships'
import { buildMember } from './member'

/** A user's member info and role at `now` (ms), for work without a session; null for a frozen user. */
export async function findMember(orm: Queryable, userId: string, now: number) {
  const membershipRows = listMemberships(orm)
  const { kind, overTime, childNumber, ownerId, paidTerms } = membershipRows
  const rows = await orm
    .select({ user: users, membership: { kind, overTime, childNumber, ownerId, paidTerms } })
    .from(users)
    .leftJoinLateral(membershipRows, TRUE)
    .where(and(eq(users.id, userId), isNull(users.frozenAt)))
  const [first] = rows
  if (!first) return null
  const holdings = rows.flatMap(({ membership }) => membership ?? [])
  return buildMember(first.user, holdings, null, now)
}

/** A user's access rights at `now` (ms); null for a frozen user. */
export async function findViewer(orm: Queryable, userId: string, now: number): Promise<Viewer | null> {
  return (await findMember(orm, userId, now))?.viewer ?? null
}
