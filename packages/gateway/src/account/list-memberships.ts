import { and, eq, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queryable } from '../platform/db'
import { seats } from '../seats/seats.table'
import { memberships, users } from './account.table'

/**
 * What a user holds: their own memberships, and those of the enterprises that gave them a seat (SEA-03). For a
 * lateral join beside `users`.
 */
export function listMemberships(orm: Queryable) {
  const columns = {
    kind: memberships.kind,
    overTime: memberships.overTime,
    childNumber: memberships.childNumber,
    ownerId: memberships.userId,
  }
  const own = orm.select(columns).from(memberships).where(eq(memberships.userId, users.id))
  const enterprise = and(eq(memberships.userId, seats.ownerId), eq(memberships.kind, 'enterprise'))
  const shared = orm
    .select(columns)
    .from(seats)
    .innerJoin(memberships, enterprise)
    .where(and(eq(seats.userId, users.id), isNull(seats.takenBackAt)))
  return unionAll(own, shared).as('held')
}

export const ALWAYS = sql`true`
