import { inArray } from 'drizzle-orm'
import {
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  type DemoAccount,
  hashPassword,
  movePoints,
  seedWechats,
} from '../../account'
import { users } from '../../account/account.table'
import type { Database } from '../../platform/db'
import { insertDemoOrder, seedPackages } from '../../purchase'

async function missing({ orm }: Pick<Database, 'orm'>): Promise<DemoAccount[]> {
  const ids = DEMO_ACCOUNTS.map(({ id }) => id)
  const present = await orm.select({ id: users.id }).from(users).where(inArray(users.id, ids))
  return DEMO_ACCOUNTS.filter(({ id }) => !present.some((row) => row.id === id))
}

/**
 * Creates missing demo accounts, each with the order of its membership and optionally with a WeChat; existing
 * accounts are left unchanged.
 */
export async function seedAccounts(
  database: Pick<Database, 'orm'>,
  now: number,
  withWechat: boolean,
): Promise<void> {
  await seedPackages(database)
  for (const { id, mobile, nickName, memberships: held, points } of await missing(database)) {
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    await database.orm.transaction(async (tx) => {
      const values = { id, mobile, nickName, passwordHash, createdAt: now }
      const [row] = await tx.insert(users).values(values).onConflictDoNothing().returning()
      if (!row) return
      for (const { kind, endsIn } of held) await insertDemoOrder(tx, id, kind, now + endsIn)
      if (points > 0) await movePoints(tx, id, points, 'gift', 'demo', now)
    })
  }
  if (withWechat) await seedWechats(database, now)
}
