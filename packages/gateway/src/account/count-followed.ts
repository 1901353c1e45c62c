import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import { subscriptions } from '../subscriptions/subscriptions.table'

export function countFollowed(orm: Queryable, userId: string): Promise<number> {
  const isCompany = sql`${subscriptions.subject} ->> 'of' = 'company'`
  return orm.$count(subscriptions, and(eq(subscriptions.userId, userId), isCompany))
}
