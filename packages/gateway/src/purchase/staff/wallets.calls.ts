import { maskPhone } from '@zhushutong/domain/formatting'
import { SHOWN_MOVEMENTS, type StaffContract } from '@zhushutong/sdk/staff'
import { GONE, type ResourceDeps, type StaffHandlers } from '../../console'
import type { Queryable } from '../../platform/db'
import { pageOf } from '../../platform/http'
import { findWallet, findWalletPage } from '../wallet/staff-wallets.store'
import { findMovements, readWallet } from '../wallet/statement.store'

type Found = NonNullable<Awaited<ReturnType<typeof findWallet>>>

const view = async (orm: Queryable, { userId, mobile, lastAt, ...row }: Found) => ({
  ...row,
  ...(await readWallet(orm, userId)),
  id: userId,
  mobile: maskPhone(mobile),
  lastTime: lastAt,
  movements: [],
})

/** The wallets of members, read-only: their balances and statements (WAL-02). */
export function walletCalls({ database: { orm } }: ResourceDeps): StaffHandlers<StaffContract['wallet']> {
  return {
    async list({ sort = 'lastTime', ...query }) {
      const { rows, total } = await findWalletPage(orm, { ...query, sort })
      return pageOf(query, await Promise.all(rows.map((row) => view(orm, row))), total)
    },
    async get({ id }) {
      const staffWallet = await findWallet(orm, id)
      if (!staffWallet) return GONE
      const { records } = await findMovements(orm, id, { pageNum: 1, pageSize: SHOWN_MOVEMENTS })
      return { ...(await view(orm, staffWallet)), movements: records }
    },
  }
}
