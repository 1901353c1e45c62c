import type { OrderRefusal } from '@zhushutong/domain/boss-orders'
import type { Queryable, Tx } from '../platform/db'
import { type CallContext, type Failure, sessionOf } from '../platform/http'
import { findOwnCase, lockOrder, type ServiceCase } from './service-case.store'

/** Also the answer for an order of another principal, so that its existence is not revealed. */
export const NO_ORDER: Failure = { error: '40001' }
export const NO_FILE: Failure = { error: '30003', status: 404, message: '文件不存在' }

/** A refusal by the rules, with their message. */
export function refusedBy({ message }: OrderRefusal): Failure {
  return { error: '40011', message }
}

export async function readOwnOrder<T>(
  orm: Queryable,
  context: CallContext,
  orderId: string,
  answer: (serviceCase: ServiceCase) => T | Failure | Promise<T | Failure>,
): Promise<T | Failure> {
  const serviceCase = await findOwnCase(orm, sessionOf(context).userId, orderId)
  return serviceCase ? answer(serviceCase) : NO_ORDER
}

/** Changes an order of the caller under the order's lock. */
export async function changeOwnOrder<T>(
  orm: Queryable,
  context: CallContext,
  orderId: string,
  work: (tx: Tx, serviceCase: ServiceCase) => Promise<T | Failure>,
): Promise<T | Failure> {
  const { userId } = sessionOf(context)
  return orm.transaction(async (tx) => {
    if (!(await findOwnCase(tx, userId, orderId))) return NO_ORDER
    await lockOrder(tx, orderId)
    const serviceCase = await findOwnCase(tx, userId, orderId)
    return serviceCase ? work(tx, serviceCase) : NO_ORDER
  })
}
