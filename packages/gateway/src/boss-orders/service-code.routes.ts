import { parseServiceCode, refuseOver, SERVICE_KIND_LABELS } from '@zhushutong/domain/boss-orders'
import type { contract } from '@zhushutong/sdk/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../platform/db'
import type { Deps } from '../platform/feature'
import {
  type CallContext,
  CODES,
  createLimiter,
  type Failure,
  type Handlers,
  sessionOf,
} from '../platform/http'
import { refusedBy } from './own-order'
import { recordEvent } from './record-event'
import { factsOf, findCase, findOwnCase } from './service-case.store'
import { serviceFirms, serviceOrders } from './service-order.table'

/** Limit of tries of an account: 20 at once, then one in five minutes, so that codes cannot be guessed. */
const TRIES = { capacity: 20, perSecond: 1 / 300 }

const UNKNOWN: Failure = { error: '40007' }
const USED: Failure = { error: '40009' }

/** Orders agreed outside the portal: viewed and confirmed by their service code (BOS-08). */
export function serviceCodeHandlers({
  database: { orm },
  clock,
}: Pick<Deps, 'database' | 'clock'>): Handlers<typeof contract.serviceCode> {
  const tries = createLimiter(TRIES, clock)

  const find = async (db: Queryable, typed: string) => {
    const serviceCode = parseServiceCode(typed)
    if (serviceCode === null) return UNKNOWN
    const [order] = await db.select().from(serviceOrders).where(eq(serviceOrders.serviceCode, serviceCode))
    if (!order) return UNKNOWN
    return order.confirmedAt === null ? order : USED
  }
  const refuseMany = (context: CallContext): Failure | null =>
    tries.take(sessionOf(context).userId).ok ? null : { error: CODES.tooMany }

  return {
    async detail({ serviceCode }, context) {
      const order = refuseMany(context) ?? (await find(orm, serviceCode))
      if ('error' in order) return order
      const serviceCase = await findCase(orm, order.id)
      if (!serviceCase) return UNKNOWN
      const { code, kind, title, installments, createdAt } = serviceCase.order
      return [
        {
          orderCode: code,
          kind,
          kindName: SERVICE_KIND_LABELS[kind],
          title,
          companyName: serviceCase.firm.name,
          total: installments.reduce((sum, { amount }) => sum + amount, 0),
          createTime: createdAt,
        },
      ]
    },
    async confirm({ serviceCode }, context) {
      const { userId } = sessionOf(context)
      const many = refuseMany(context)
      if (many) return many
      return orm.transaction(async (tx) => {
        const order = await find(tx, serviceCode)
        if ('error' in order) return order
        // Everybody but the principal gets "unknown code": knowing the code is no proof of identity.
        const serviceCase = await findOwnCase(tx, userId, order.id)
        if (!serviceCase) return UNKNOWN
        const over = refuseOver(factsOf(serviceCase))
        if (over) return refusedBy(over)
        const now = clock.now()
        const unused = and(eq(serviceOrders.id, order.id), isNull(serviceOrders.confirmedAt))
        const [confirmed] = await tx.update(serviceOrders).set({ confirmedAt: now }).where(unused).returning()
        if (!confirmed) return USED
        const unbound = and(eq(serviceFirms.id, serviceCase.firm.id), isNull(serviceFirms.principalId))
        await tx.update(serviceFirms).set({ principalId: userId }).where(unbound)
        const event = { stage: order.stage, text: '负责人凭服务码确认了订单', byPrincipal: true }
        await recordEvent(tx, order.id, event, now)
        return { orderId: order.id }
      })
    },
  }
}
