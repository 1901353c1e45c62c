import { KINDS } from '../../packages/domain/src/records'
import type { Existing } from './examples'
import { NOW, type Portal, type Role } from './portal'
import { storedRecords } from './stored'

/** Data for the examples of all calls, for a user of a role: an order of their own, and existing records. */
export async function existingIn({ database, client, tokenOf }: Portal, role: Role): Promise<Existing> {
  const firstId = async (query: Promise<readonly { id: string }[]>) => (await query)[0]!.id
  const buyer = client(await tokenOf(role === 'visitor' ? 'non-member' : role))
  const ids = KINDS.map(async (kind) => [kind.kind, (await storedRecords(database, kind))[0]!.id] as const)
  const { agreementVersion } = await buyer.purchase.payTypes()
  return {
    agreementVersion,
    orderId: await buyer.orders.create({ productId: 'svip-year', orderType: 'VIP', agreementVersion }),
    noticeId: await firstId(
      database.sql<{ id: string }[]>`select id from notices
        where released_at <= ${new Date(NOW)} order by id limit 1`,
    ),
    recordIds: Object.fromEntries(await Promise.all(ids)) as Existing['recordIds'],
    now: NOW,
  }
}
