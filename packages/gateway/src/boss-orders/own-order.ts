import type { OrderRefusal } from '@zhushutong/domain/boss-orders'
import type { Database, Tx } from '../platform/db'
import { type CallContext, type Failure, sessionOf } from '../platform/http'
import { findOwnCase, lockOrder, type ServiceCase } from './service-case.store'

/** Another's order is told as one that there is not. */
export const NO_ORDER: Failure = { error: '40001' }
export const NO_FILE: Failure = { error: '30003', status: 404, message: '文件不存在' }

/** What the rules refuse, in their words. */
export function refusedBy({ message }: OrderRefusal): Failure {
  return { error: '40011', message }
}

/** Reads and changes of the caller's own orders. */
export function ownOrders({ orm }: Pick<Database, 'orm'>) {
  return {
    /** Answers from an order of the caller's. */
    async read<T>(
      context: CallContext,
      orderId: string,
      answer: (found: ServiceCase) => T | Failure | Promise<T | Failure>,
    ): Promise<T | Failure> {
      const found = await findOwnCase(orm, sessionOf(context).userId, orderId)
      return found ? answer(found) : NO_ORDER
    },
    /** Changes an order of the caller's, alone until it is done. */
    async change<T>(
      context: CallContext,
      orderId: string,
      work: (tx: Tx, found: ServiceCase) => Promise<T | Failure>,
    ): Promise<T | Failure> {
      const { userId } = sessionOf(context)
      return orm.transaction(async (tx) => {
        if (!(await findOwnCase(tx, userId, orderId))) return NO_ORDER
        await lockOrder(tx, orderId)
        const found = await findOwnCase(tx, userId, orderId)
        return found ? work(tx, found) : NO_ORDER
      })
    },
  }
}

export type OwnOrders = ReturnType<typeof ownOrders>
