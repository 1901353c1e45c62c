import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { serviceFirms } from '../../boss-orders/service-order.table'
import type { Queryable } from '../../platform/db'
import { users } from '../account.table'

/** True for the mobile of a principal: by the bound account, or by the number before the first login. */
export async function isPrincipal(orm: Queryable, mobile: string): Promise<boolean> {
  const account = orm.select({ id: users.id }).from(users).where(eq(users.mobile, mobile))
  const byNumber = and(isNull(serviceFirms.principalId), eq(serviceFirms.principalMobile, mobile))
  const theirs = or(byNumber, inArray(serviceFirms.principalId, account))
  const [row] = await orm.select({ id: serviceFirms.id }).from(serviceFirms).where(theirs).limit(1)
  return row !== undefined
}

/** Binds the firms of a mobile to its account. A later owner of the number then has no access. */
export async function bindPrincipal(orm: Queryable, mobile: string, userId: string): Promise<void> {
  const theirs = and(isNull(serviceFirms.principalId), eq(serviceFirms.principalMobile, mobile))
  await orm.update(serviceFirms).set({ principalId: userId }).where(theirs)
}
