import { randomInt, randomUUID } from 'node:crypto'
import { dayOf } from '@zhushutong/domain/formatting'
import { isVersionAccepted } from '@zhushutong/domain/legal'
import { ENTERPRISE_VIP } from '@zhushutong/domain/membership'
import {
  calculateEnterprisePrice,
  closingTime,
  formatProductName,
  maxPoints,
  payableFen,
  takesPoints,
} from '@zhushutong/domain/purchase'
import { walletShare } from '@zhushutong/domain/wallet'
import type { contract, InputOf } from '@zhushutong/sdk/contract'
import { eq } from 'drizzle-orm'
import { isClosing, lockUser, movePoints, readPoints } from '../../account'
import { agreement } from '../../legal'
import type { Queryable, Tx } from '../../platform/db'
import { findOpenOrder } from '../orders/lock-order'
import { recordEvent } from '../orders/order-event.store'
import { isSameReport, nameReport } from '../orders/report-order'
import { closeLockedOrder } from '../payments/close-order'
import { settlePayment } from '../payments/settle'
import { chargeOf, findOnSale, type PackageRow, readPurchases } from '../prices/package.store'
import { type OrderRow, orders } from '../schema/purchase.table'
import { moveWallet, readBalance } from '../wallet/move-wallet'

type OrderRequest = InputOf<typeof contract.orders.create>

/**
 * 40000: unknown package. 40003: the request does not match the package. 40012: the buyer accepted no agreement, or
 * an outdated version.
 */
interface OrderError {
  readonly error: '40000' | '40003' | '40012'
  readonly message?: string
  readonly data?: { readonly fields: readonly { readonly field: string; readonly message: string }[] }
}

export const CLOSING = '账号已申请注销，撤回申请后才能购买'
const NOT_AGREED = '请先阅读并同意《产品购买及使用协议》'

/** Field error when no version was sent, so that the form asks for consent; otherwise the version is outdated. */
const notAgreed = (named: string | null): OrderError =>
  named === null
    ? {
        ...{ error: '40012', message: NOT_AGREED },
        data: { fields: [{ field: 'agreementVersion', message: NOT_AGREED }] },
      }
    : { error: '40012' }

/** Null when the buyer accepted the agreement in force (AGR-01). */
export function refuseAgreement(named: string | null): OrderError | null {
  return isVersionAccepted(named, agreement('purchase').version) ? null : notAgreed(named)
}

/** Digits, readable over the telephone. The random part prevents others from counting orders. */
export function newOrderCode(now: number) {
  return `ZST${dayOf(now).replaceAll('-', '')}${String(randomInt(1_000_000_000_000)).padStart(12, '0')}`
}

/** Number of accounts that share an enterprise VIP; null for other packages, whatever the request says. */
const childNumberOf = (item: PackageRow, request: OrderRequest): number | null =>
  item.grants === 'enterprise' ? (request.childNumber ?? ENTERPRISE_VIP.defaultChildren) : null

const isSold = (item: PackageRow, request: OrderRequest): boolean =>
  item.grants !== 'export_items' &&
  item.grants !== 'wallet' &&
  item.grants !== 'seats' &&
  request.orderType === item.orderType &&
  (request.discountId == null || request.discountId === item.discountId)

type Wanted = Pick<OrderRow, 'packageId' | 'price' | 'points' | 'wallet' | 'childNumber' | 'requestParam'>

const isSame = (a: OrderRow, b: Wanted): boolean =>
  a.packageId === b.packageId &&
  (a.grants !== 'data_report' || isSameReport(a, b)) &&
  a.price === b.price &&
  a.points === b.points &&
  a.wallet === b.wallet &&
  a.childNumber === b.childNumber

/** Stores the version of the agreement that the buyer accepted, and the time (AGR-01). */
export async function recordAgreement(tx: Tx, orderId: string, agreementVersion: string, now: number) {
  await tx.update(orders).set({ agreementVersion }).where(eq(orders.id, orderId))
  await recordEvent(tx, orderId, { event: 'agreed', actor: 'buyer', detail: agreementVersion }, now)
}

/**
 * Creates an order in one transaction: the server sets the price (PAY-12) and reserves points and wallet money at
 * once (WAL-03). A user has one open order of each kind: the same request returns it, a different one replaces it, so
 * a one-time price cannot be reserved twice. An order that points and wallet cover is paid at once (PAY-07).
 */
export async function createOrder(
  orm: Queryable,
  userId: string,
  request: OrderRequest,
  now: number,
): Promise<{ readonly orderId: string } | OrderError> {
  return orm.transaction(async (tx) => {
    await lockUser(tx, userId)
    if (await isClosing(tx, userId)) return { error: '40003', message: CLOSING }
    const [item] = await findOnSale(tx, now, ({ id }) => id === request.productId)
    if (!item) return { error: '40000' }
    if (!isSold(item, request)) return { error: '40003' }
    const { agreementVersion = null } = request
    const refused = refuseAgreement(agreementVersion)
    if (refused) return refused

    const childNumber = childNumberOf(item, request)
    const requestParam = request.requestParam ?? null
    const productName =
      item.grants === 'data_report'
        ? nameReport({ packageId: item.id, requestParam })
        : formatProductName(item.grants, item.name, childNumber)
    if (productName === null) return { error: '40003', message: '没有这个地区的报告' }
    const charge = chargeOf(item, await readPurchases(tx, userId), childNumber)
    const shown = request.businessPrice ?? charge.fen
    if (shown !== charge.fen) return { error: '40003', message: '价格已更新，请重新确认后购买' }

    const open = await findOpenOrder(tx, userId, item.grants)
    const { points, wallet } = request
    const wanted = { packageId: item.id, price: charge.fen, points, wallet, childNumber, requestParam }
    if (open && open.closesAt > now && isSame(open, wanted)) {
      if (agreementVersion !== null && agreementVersion !== open.agreementVersion)
        await recordAgreement(tx, open.id, agreementVersion, now)
      return { orderId: open.id }
    }

    const available = (await readPoints(tx, userId)) + (open?.points ?? 0)
    const most = takesPoints(item.type === 1 ? 1 : 2) ? maxPoints(available, charge.fen) : 0
    if (points > most) return { error: '40003', message: '可用积分不足，请重新确认' }
    const balance = (await readBalance(tx, userId)) + (open?.wallet ?? 0)
    if (wallet > walletShare(balance, charge.fen, points))
      return { error: '40003', message: '钱包余额不足，请重新确认' }
    if (open) await closeLockedOrder(tx, open, 'superseded', now)

    const orderId = randomUUID()
    const orderCode = newOrderCode(now)
    const amount = payableFen(charge.fen, points) - wallet
    await tx.insert(orders).values({
      ...wanted,
      id: orderId,
      orderCode,
      userId,
      orderType: item.orderType,
      grants: item.grants,
      includes: item.includes,
      productName,
      days: item.effectiveTime,
      status: 'pending',
      priceReason: charge.why,
      listPrice: childNumber === null ? item.amount : calculateEnterprisePrice(item.amount, childNumber),
      amount,
      payContent: request.payContent,
      scode: request.scode,
      createdAt: now,
      closesAt: closingTime({ createdAt: now, method: null }),
    })
    await recordEvent(tx, orderId, { event: 'created', actor: 'buyer' }, now)
    if (agreementVersion !== null) await recordAgreement(tx, orderId, agreementVersion, now)
    if (points > 0) await movePoints(tx, userId, -points, 'reserve', orderId, now, orderId)
    const reservation = { userId, fen: -wallet, cause: 'reserve', reference: orderId, orderId } as const
    await moveWallet(tx, reservation, now)
    if (amount === 0) {
      const covered = { transactionId: orderId, orderCode, amount, currency: 'CNY', paidAt: now }
      await settlePayment(tx, { source: wallet > 0 ? 'wallet' : 'points', ...covered }, now)
    }
    return { orderId }
  })
}
