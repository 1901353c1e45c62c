import { asc, desc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import { users, wallets } from '../../account/account.table'
import { containing, type Queryable } from '../../platform/db'
import { isUuid } from '../../platform/db/uuid'
import { offsetOf, type PageRequest } from '../../platform/http'
import { walletMovements } from '../schema/wallet.table'

interface PageQuery extends PageRequest {
  readonly sort: 'lastTime' | 'balance'
  readonly order: 'asc' | 'desc'
  readonly words: string
}

const selectSums = (orm: Queryable) =>
  orm
    .select({
      userId: walletMovements.userId,
      lastAt: sql<string>`max(${walletMovements.at})`.as('last_at'),
      paidIn:
        sql<number>`coalesce(sum(${walletMovements.amount}) filter (where ${walletMovements.cause} = 'top-up'), 0)`
          .mapWith(Number)
          .as('paid_in'),
      paidOut:
        sql<number>`coalesce(-sum(${walletMovements.amount}) filter (where ${walletMovements.cause} in ('payout', 'payout-refused')), 0)`
          .mapWith(Number)
          .as('paid_out'),
    })
    .from(walletMovements)
    .groupBy(walletMovements.userId)
    .as('sums')

const selectRows = (orm: Queryable, sums: ReturnType<typeof selectSums>, where: SQL | undefined) =>
  orm
    .select({
      userId: wallets.userId,
      mobile: users.mobile,
      nickName: users.nickName,
      balance: wallets.balance,
      lastAt: sql`${sums.lastAt}`.mapWith(walletMovements.at),
      paidIn: sums.paidIn,
      paidOut: sums.paidOut,
    })
    .from(wallets)
    .innerJoin(users, eq(users.id, wallets.userId))
    .innerJoin(sums, eq(sums.userId, wallets.userId))
    .where(where)

export async function findWalletPage(orm: Queryable, { sort, order, words, ...page }: PageQuery) {
  const where = words ? ilike(users.mobile, containing(words)) : undefined
  const by = order === 'asc' ? asc : desc
  const sums = selectSums(orm)
  const result = await selectRows(orm, sums, where)
    .orderBy(by(sort === 'balance' ? wallets.balance : sums.lastAt), wallets.userId)
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows: result, total: await orm.$count(selectRows(orm, sums, where).as('found')) }
}

export async function findWallet(orm: Queryable, userId: string) {
  if (!isUuid(userId)) return null
  const [row] = await selectRows(orm, selectSums(orm), eq(wallets.userId, userId))
  return row ?? null
}
