import { DAY_MS } from '@zhushutong/domain/formatting'
import type { PaidTerm } from '@zhushutong/domain/membership'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queryable } from '../platform/db'
import { grants } from '../purchase/schema/purchase.table'
import { seats } from '../seats/seats.table'
import { memberships, users } from './account.table'

/**
 * The bought and not refunded terms of a membership (MEM-08), in ms as JSON. Columns are written with their tables,
 * because in a select from one table Drizzle omits the table name.
 */
const paidTerms = sql<PaidTerm[]>`(
  select coalesce(json_agg(json_build_object(
    'startTime', extract(epoch from g.until) * 1000 - g.days * ${sql.raw(String(DAY_MS))}::bigint,
    'endTime', extract(epoch from g.until) * 1000) order by g.until), '[]'::json)
  from ${grants} g
  where g.user_id = memberships.user_id and g.kind = memberships.kind and g.refunded_at is null
)`.as('paid_terms')

/**
 * A user's own memberships, and those of enterprises that gave the user a seat (SEA-03). For a lateral join with
 * `users`.
 */
export function listMemberships(orm: Queryable) {
  const columns = {
    kind: memberships.kind,
    overTime: memberships.overTime,
    childNumber: memberships.childNumber,
    ownerId: memberships.userId,
    paidTerms,
  }
  const memberRows = orm.select(columns).from(memberships).where(eq(memberships.userId, users.id))
  const enterprise = and(eq(memberships.userId, seats.ownerId), eq(memberships.kind, 'enterprise'))
  const shared = orm
    .select(columns)
    .from(seats)
    .innerJoin(memberships, enterprise)
    .where(and(eq(seats.userId, users.id), isNull(seats.takenBackAt)))
  return unionAll(memberRows, shared).as('held')
}

export const TRUE = sql`true`
