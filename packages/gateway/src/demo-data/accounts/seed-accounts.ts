import type { DemoAccount } from '@zhushutong/demo/accounts'
import { inArray } from 'drizzle-orm'
import { hashPassword, movePoints, seedWechats } from '../../account'
import { users } from '../../account/account.table'
import type { Database } from '../../platform/db'
import { insertDemoOrder, seedPackages } from '../../purchase'

async function findMissing(
  { orm }: Pick<Database, 'orm'>,
  accounts: readonly DemoAccount[],
): Promise<DemoAccount[]> {
  const ids = accounts.map(({ id }) => id)
  const present = await orm.select({ id: users.id }).from(users).where(inArray(users.id, ids))
  return accounts.filter(({ id }) => !present.some((row) => row.id === id))
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
  const { DEMO_ACCOUNTS, DEMO_PASSWORD } = await import('@zhushutong/demo/accounts')
  await seedPackages(database)
  for (const account of await findMissing(database, DEMO_ACCOUNTS)) {
    const { id, mobile, nickName, memberships, points } = account
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    await database.orm.transaction(async (tx) => {
      const values = { id, mobile, nickName, passwordHash, createdAt: now }
      const [inserted] = await tx.insert(users).values(values).onConflictDoNothing().returning()
      if (!inserted) return
      for (const { kind, endsIn } of memberships) await insertDemoOrder(tx, id, kind, now + endsIn)
      if (points > 0) await movePoints(tx, id, points, 'gift', 'demo', now)
    })
  }
  if (withWechat) await seedWechats(database, DEMO_ACCOUNTS, now)
}
