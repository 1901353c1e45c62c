import { LOGIN_FAILURES, LOGIN_FAILURES_WITHIN, staffLoginWait } from '@zhushutong/domain/staff'
import { and, between, count, eq, lt, max, type SQL } from 'drizzle-orm'
import { MAX_CLOCK_SKEW } from '../../platform/clock'
import { lockName, type Queryable, type Tx } from '../../platform/db'
import { staffLoginFailure as failure } from '../staff/staff.table'

type Attempt = { readonly id: number } | { readonly waitMs: number }

const loadWait = async (tx: Tx, who: SQL | undefined, free: number, now: number): Promise<number> => {
  const recent = between(failure.at, now - LOGIN_FAILURES_WITHIN, now + MAX_CLOCK_SKEW)
  const [row] = await tx
    .select({ n: count(), latest: max(failure.at) })
    .from(failure)
    .where(and(who, recent))
  return row?.latest ? Number(row.latest) + staffLoginWait(row.n, free) - now : 0
}

/**
 * Records an attempt as failed before any check, or returns the wait in ms (STF-03). Attempts of an account and of an
 * address are serialised, so that 100 simultaneous attempts count as 100.
 */
export function insertLoginFailure(
  orm: Queryable,
  account: string,
  ip: string,
  now: number,
): Promise<Attempt> {
  return orm.transaction(async (tx) => {
    for (const key of [`staff-login:${account}`, `staff-login:${ip}`].sort()) await lockName(tx, key)
    const byAccount = eq(failure.account, account)
    const byAddress = eq(failure.ip, ip)
    const waits = [
      await loadWait(tx, and(byAccount, byAddress), LOGIN_FAILURES.pair, now),
      await loadWait(tx, byAddress, LOGIN_FAILURES.address, now),
      await loadWait(tx, byAccount, LOGIN_FAILURES.account, now),
    ]
    const waitMs = Math.max(...waits)
    if (waitMs > 0) return { waitMs }
    const [row] = await tx.insert(failure).values({ account, ip, at: now }).returning({ id: failure.id })
    if (!row) throw new Error('the attempt was not recorded')
    return row
  })
}

/** Deletes an attempt that did not fail. */
export async function deleteLoginFailure(orm: Queryable, id: number): Promise<void> {
  await orm.delete(failure).where(eq(failure.id, id))
}

/** Clears the failures of this account from this address, after a login. */
export async function clearStaffLoginFailures(orm: Queryable, account: string, ip: string): Promise<void> {
  await orm.delete(failure).where(and(eq(failure.account, account), eq(failure.ip, ip)))
}

export async function sweepLoginFailures(orm: Queryable, now: number): Promise<void> {
  await orm.delete(failure).where(lt(failure.at, now - LOGIN_FAILURES_WITHIN))
}
