import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { serviceFirms } from '../boss-orders/service-order.table'
import type { Database } from '../platform/db'
import { users } from './account.table'

/** Who may log in as the principal of a firm that ordered a service (BOS-07). */
export function principalStore({ orm }: Pick<Database, 'orm'>) {
  return {
    /** Whether a mobile is that of a principal: by the account that is bound, or before its first login by the number. */
    async isPrincipal(mobile: string): Promise<boolean> {
      const account = orm.select({ id: users.id }).from(users).where(eq(users.mobile, mobile))
      const byNumber = and(isNull(serviceFirms.principalId), eq(serviceFirms.principalMobile, mobile))
      const theirs = or(byNumber, inArray(serviceFirms.principalId, account))
      const [found] = await orm.select({ id: serviceFirms.id }).from(serviceFirms).where(theirs).limit(1)
      return found !== undefined
    },

    /** Binds the firms of a mobile to its account: from then on a number that changes hands opens nothing. */
    async bind(mobile: string, userId: string): Promise<void> {
      const theirs = and(isNull(serviceFirms.principalId), eq(serviceFirms.principalMobile, mobile))
      await orm.update(serviceFirms).set({ principalId: userId }).where(theirs)
    },
  }
}

export type PrincipalStore = ReturnType<typeof principalStore>
