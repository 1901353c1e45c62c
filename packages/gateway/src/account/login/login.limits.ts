import { DAY_MS, MINUTE_MS } from '@zhushutong/domain/formatting'
import { and, between, eq, lt } from 'drizzle-orm'
import { MAX_CLOCK_SKEW } from '../../platform/clock'
import { lockName, type Queryable } from '../../platform/db'
import { loginAttempts } from '../account.table'

/** Maximum failed password logins within a window in ms. */
const LOGIN_LIMITS = {
  /** The limit for an account and an address together. */
  pair: { within: 15 * MINUTE_MS, most: 5 },
  /** The limit for an address. */
  ip: { within: 15 * MINUTE_MS, most: 30 },
  /**
   * The limit for an account from any address, high so that a stranger cannot lock out the owner with a few attempts.
   */
  account: { within: 60 * MINUTE_MS, most: 50 },
} as const

interface Attempt {
  readonly id: number
}

const { account: accounts, ip: ips, at, succeeded } = loginAttempts

/**
 * Records an attempt before the password is checked, one at a time for an account and an address, so that 100
 * parallel attempts count as 100. Null when a limit is reached.
 */
export async function recordLoginAttempt(
  orm: Queryable,
  account: string,
  ip: string,
  now: number,
): Promise<Attempt | null> {
  return orm.transaction(async (tx) => {
    for (const key of [`login:${account}`, `login:${ip}`].sort()) await lockName(tx, key)
    const countFailures = async (within: number, ...who: Parameters<typeof and>) => {
      const where = and(eq(succeeded, false), between(at, now - within, now + MAX_CLOCK_SKEW), ...who)
      return tx.$count(loginAttempts, where)
    }
    const { pair, ip: byIp, account: byAccount } = LOGIN_LIMITS
    const byBoth = [eq(accounts, account), eq(ips, ip)]
    if ((await countFailures(pair.within, ...byBoth)) >= pair.most) return null
    if ((await countFailures(byIp.within, eq(ips, ip))) >= byIp.most) return null
    if ((await countFailures(byAccount.within, eq(accounts, account))) >= byAccount.most) return null
    const values = { account, ip, succeeded: false, at: now }
    const [attempt] = await tx.insert(loginAttempts).values(values).returning({ id: loginAttempts.id })
    return attempt ?? null
  })
}

/** Clears the failed attempts of an account and address, after a correct password. */
export async function clearLoginFailures(orm: Queryable, account: string, ip: string): Promise<void> {
  const mine = and(eq(accounts, account), eq(ips, ip))
  await orm.update(loginAttempts).set({ succeeded: true }).where(mine)
}

export async function sweepLoginAttempts(orm: Queryable, now: number): Promise<void> {
  await orm.delete(loginAttempts).where(lt(at, now - DAY_MS))
}
