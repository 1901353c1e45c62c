import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { users } from '../account/account.table'
import type { CloseAccount } from '../platform/feature'
import { serviceContracts, serviceFirms, serviceOrders } from './service-order.table'

const CLOSED_NAME = '已注销用户'

/**
 * Anonymises the principal of a firm when the account closes. The orders stay, because contracts and invoices
 * must be retained; the staff name the next principal (LEG-03).
 */
export const forgetPrincipal: CloseAccount = async (tx, { userId, anonymousId }) => {
  const mobile = tx.select({ mobile: users.mobile }).from(users).where(eq(users.id, userId))
  const byNumber = and(isNull(serviceFirms.principalId), inArray(serviceFirms.principalMobile, mobile))
  const nobody = { principalName: CLOSED_NAME, principalMobile: '', principalId: anonymousId }
  const gone = await tx
    .update(serviceFirms)
    .set(nobody)
    .where(or(eq(serviceFirms.principalId, userId), byNumber))
    .returning({ id: serviceFirms.id })
  const firms = gone.map(({ id }) => id)
  if (firms.length === 0) return
  const orders = tx
    .select({ id: serviceOrders.id })
    .from(serviceOrders)
    .where(inArray(serviceOrders.firmId, firms))
  await tx
    .update(serviceContracts)
    .set({ signerName: CLOSED_NAME })
    .where(inArray(serviceContracts.orderId, orders))
}
