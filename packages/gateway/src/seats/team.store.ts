import { findTeamOwner, formatMemberName, type UsedMembership } from '@zhushutong/domain/seats'
import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { memberships, users } from '../account/account.table'
import type { Queryable } from '../platform/db'
import { seats } from './seats.table'

/** A member of a team; `memberId` is for callers, who never see the user id of another person. */
interface TeamMember {
  readonly memberId: string
  readonly userId: string
  readonly name: string
}

/** The owner of an enterprise VIP and the people with its seats (LEA-02). */
export interface Team {
  readonly ownerId: string
  /** The owner first, then by the time of their seats. */
  readonly members: readonly TeamMember[]
}

const OWNER = 'owner'

/** The enterprise VIPs that a user owns or has a seat of. */
const listEnterprises = async (orm: Queryable, userId: string): Promise<UsedMembership[]> => {
  const isSeated = and(
    eq(seats.ownerId, memberships.userId),
    eq(seats.userId, userId),
    isNull(seats.takenBackAt),
  )
  const rows = await orm
    .select({ ownerId: memberships.userId, overTime: memberships.overTime })
    .from(memberships)
    .leftJoin(seats, isSeated)
    .where(and(eq(memberships.kind, 'enterprise'), or(eq(memberships.userId, userId), isNotNull(seats.id))))
  return rows.map((row) => ({ ...row, kind: 'enterprise' }))
}

/** The team of a user at `now` (ms); null without a running enterprise VIP (LEA-02). */
export async function findTeam(orm: Queryable, userId: string, now: number): Promise<Team | null> {
  const ownerId = findTeamOwner(userId, await listEnterprises(orm, userId), now)
  if (ownerId === null) return null
  const [owner] = await orm.select({ name: users.nickName }).from(users).where(eq(users.id, ownerId))
  const rows = await orm
    .select({ memberId: seats.id, userId: seats.userId, name: seats.name, mobile: seats.mobile })
    .from(seats)
    .where(and(eq(seats.ownerId, ownerId), isNull(seats.takenBackAt)))
    .orderBy(asc(seats.givenAt), asc(seats.id))
  const seated = rows.flatMap(({ memberId, userId: id, name, mobile }) =>
    id === null || id === ownerId ? [] : [{ memberId, userId: id, name: formatMemberName({ name, mobile }) }],
  )
  return { ownerId, members: [{ memberId: OWNER, userId: ownerId, name: owner?.name ?? '' }, ...seated] }
}
