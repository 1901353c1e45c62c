import { randomInt, randomUUID } from 'node:crypto'
import { dayOf } from '@zhushutong/domain/formatting'
import { closesAt, ENTERPRISE_VIP, maxPoints, payableFen, takesPoints } from '@zhushutong/domain/purchase'
import type { contract, InputOf } from '@zhushutong/sdk/contract'
import { and, eq } from 'drizzle-orm'
import { lockUser, movePoints, pointsOf } from '../account'
import type { Connection } from '../db'
import { chargeOf, onSale, type PackageRow, purchasesOf } from './package.store'
import { orders, pricePackages } from './purchase.table'
import { closeLocked, type OrderRow, settle } from './settle'

type Orm = Connection['orm']
type OrderRequest = InputOf<typeof contract.orders.create>

/** 40000: nothing of that id is for sale. 40003: what was asked for is not what is sold. */
type OrderError = { readonly error: '40000' | '40003'; readonly message?: string }

/** Readable by a person at the telephone; the random part keeps orders from being counted. */
export const newOrderCode = (now: number) =>
  `ZST${dayOf(now).replaceAll('-', '')}${String(randomInt(1_000_000_000_000)).padStart(12, '0')}`

/** The accounts that share an enterprise VIP; null for what is not shared. */
const childNumberOf = (item: PackageRow, request: OrderRequest): number | null =>
  item.grants === 'enterprise' ? (request.childNumber ?? ENTERPRISE_VIP.defaultChildren) : null

const isSold = (item: PackageRow, request: OrderRequest): boolean =>
  item.grants !== 'export_items' &&
  request.orderType === item.orderType &&
  (request.discountId == null || request.discountId === item.discountId) &&
  (request.childNumber == null || item.grants === 'enterprise')

const isSame = (a: OrderRow, b: Pick<OrderRow, 'packageId' | 'price' | 'points' | 'childNumber'>): boolean =>
  a.packageId === b.packageId &&
  a.price === b.price &&
  a.points === b.points &&
  a.childNumber === b.childNumber

async function openOrderOf(tx: Orm, userId: string, kind: OrderRow['grants']): Promise<OrderRow | null> {
  const open = and(eq(orders.userId, userId), eq(orders.grants, kind), eq(orders.status, 'pending'))
  const [order] = await tx.select().from(orders).where(open).for('update')
  return order ?? null
}

const nameOf = (item: PackageRow): string =>
  item.grants === 'svip' ? `建筑管家 SVIP ${item.name}` : item.name

/**
 * Makes an order in one transaction: priced here and nowhere else (PAY-12), its points taken at once. A user has one
 * open order of a kind: asked for the same again they get the same one, another choice closes it. So a price that is
 * good once cannot be held twice. Points that cover the price pay the order on the spot (PAY-07).
 */
export async function createOrder(
  orm: Orm,
  userId: string,
  request: OrderRequest,
  now: number,
): Promise<{ readonly orderId: string } | OrderError> {
  return orm.transaction(async (tx) => {
    await lockUser(tx, userId)
    const [item] = await onSale(tx, eq(pricePackages.id, request.productId))
    if (!item) return { error: '40000' }
    if (!isSold(item, request)) return { error: '40003' }

    const childNumber = childNumberOf(item, request)
    const charge = chargeOf(item, await purchasesOf(tx, userId), childNumber)
    const shown = request.businessPrice ?? charge.fen
    if (shown !== charge.fen) return { error: '40003', message: '价格已更新，请重新确认后购买' }

    const open = await openOrderOf(tx, userId, item.grants)
    const wanted = { packageId: item.id, price: charge.fen, points: request.points, childNumber }
    if (open && open.closesAt > now && isSame(open, wanted)) return { orderId: open.id }

    const available = (await pointsOf(tx, userId)) + (open?.points ?? 0)
    const most = takesPoints(item.type === 1 ? 1 : 2) ? maxPoints(available, charge.fen) : 0
    if (request.points > most) return { error: '40003', message: '可用积分不足，请重新确认' }
    if (open) await closeLocked(tx, open, now)

    const orderId = randomUUID()
    const orderCode = newOrderCode(now)
    const amount = payableFen(charge.fen, request.points)
    await tx.insert(orders).values({
      ...wanted,
      id: orderId,
      orderCode,
      userId,
      orderType: item.orderType,
      grants: item.grants,
      productName: nameOf(item),
      days: item.effectiveTime,
      status: 'pending',
      priceReason: charge.why,
      amount,
      payContent: request.payContent,
      requestParam: request.requestParam,
      scode: request.scode,
      createdAt: now,
      closesAt: closesAt({ createdAt: now, method: null }),
    })
    if (request.points > 0) await movePoints(tx, userId, -request.points, 'reserve', orderId, now)
    if (amount === 0) {
      const covered = { transactionId: orderId, orderCode, amount, currency: 'CNY', paidAt: now }
      await settle(tx, { source: 'points', ...covered }, now)
    }
    return { orderId }
  })
}
