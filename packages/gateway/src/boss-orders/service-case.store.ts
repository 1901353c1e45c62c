import type { ServiceOrder } from '@zhushutong/domain/boss-orders'
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { users } from '../account/account.table'
import type { Queryable } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import {
  serviceContracts,
  serviceEvents,
  serviceFiles,
  serviceFirms,
  serviceInvoices,
  serviceOrders,
  serviceReceipts,
} from './service-order.table'

export type OrderRow = typeof serviceOrders.$inferSelect
type FirmRow = typeof serviceFirms.$inferSelect
export type FileRow = typeof serviceFiles.$inferSelect
type ReceiptRow = typeof serviceReceipts.$inferSelect
export type ContractRow = typeof serviceContracts.$inferSelect

export interface ServiceCase {
  readonly order: OrderRow
  readonly firm: FirmRow
  /** Files with a place, the newest first. */
  readonly files: readonly FileRow[]
  /** The newest first. */
  readonly receipts: readonly ReceiptRow[]
}

/** More orders than any principal has. */
const MAX_CASES = 500

/**
 * Condition for orders of the firms whose principal is this user: by account, or by mobile before the first
 * login (BOS-07).
 */
const ownedBy = (orm: Queryable, userId: string): SQL | undefined =>
  or(
    eq(serviceFirms.principalId, userId),
    and(
      isNull(serviceFirms.principalId),
      inArray(
        serviceFirms.principalMobile,
        orm.select({ mobile: users.mobile }).from(users).where(eq(users.id, userId)),
      ),
    ),
  )

const withParts = async (
  orm: Queryable,
  rows: readonly { readonly order: OrderRow; readonly firm: FirmRow }[],
): Promise<ServiceCase[]> => {
  const ids = rows.map(({ order }) => order.id)
  if (ids.length === 0) return []
  // In sequence: within a transaction the queries share one connection.
  const files = await orm
    .select()
    .from(serviceFiles)
    .where(and(inArray(serviceFiles.orderId, ids), isNotNull(serviceFiles.place)))
    .orderBy(desc(serviceFiles.createdAt), asc(serviceFiles.id))
  const receipts = await orm
    .select()
    .from(serviceReceipts)
    .where(inArray(serviceReceipts.orderId, ids))
    .orderBy(desc(serviceReceipts.receivedOn), desc(serviceReceipts.createdAt))
  return rows.map(({ order, firm }) => ({
    order,
    firm,
    files: files.filter(({ orderId }) => orderId === order.id),
    receipts: receipts.filter(({ orderId }) => orderId === order.id),
  }))
}

const joined = (orm: Queryable) =>
  orm
    .select({ order: serviceOrders, firm: serviceFirms })
    .from(serviceOrders)
    .innerJoin(serviceFirms, eq(serviceFirms.id, serviceOrders.firmId))

/** The part of an order that the rules need. */
export function factsOf({ order, files, receipts }: ServiceCase): ServiceOrder {
  return {
    kind: order.kind,
    stage: order.stage,
    closedAt: order.closedAt,
    contract: order.contractState,
    installments: order.installments,
    paid: receipts.reduce((sum, { amount }) => sum + amount, 0),
    requirements: order.requirements,
    files: files.filter(({ place }) => place === 'stage'),
  }
}

/** All orders that a principal sees, the latest changed first. */
export async function loadOwnCases(orm: Queryable, userId: string): Promise<ServiceCase[]> {
  const rows = await joined(orm)
    .where(and(ownedBy(orm, userId), isNull(serviceOrders.removedAt)))
    .orderBy(desc(serviceOrders.updatedAt), asc(serviceOrders.id))
    .limit(MAX_CASES)
  return withParts(orm, rows)
}

/** A principal's own order; null for a missing one and for another principal's. */
export async function findOwnCase(
  orm: Queryable,
  userId: string,
  orderId: string,
): Promise<ServiceCase | null> {
  if (!isUuid(orderId)) return null
  const mine = and(eq(serviceOrders.id, orderId), ownedBy(orm, userId), isNull(serviceOrders.removedAt))
  const [row] = await withParts(orm, await joined(orm).where(mine))
  return row ?? null
}

/** Any order, for the staff and the signing service. */
export async function findCase(orm: Queryable, orderId: string): Promise<ServiceCase | null> {
  if (!isUuid(orderId)) return null
  const [row] = await withParts(orm, await joined(orm).where(eq(serviceOrders.id, orderId)))
  return row ?? null
}

export async function findCases(orm: Queryable, ids: readonly string[]): Promise<ServiceCase[]> {
  if (ids.length === 0) return []
  const rows = await withParts(orm, await joined(orm).where(inArray(serviceOrders.id, [...ids])))
  return ids.flatMap((id) => rows.find(({ order }) => order.id === id) ?? [])
}

/** Locks an order until the transaction ends; needed before reading an order in order to change it. */
export async function lockOrder(orm: Queryable, orderId: string): Promise<void> {
  await orm
    .select({ id: serviceOrders.id })
    .from(serviceOrders)
    .where(eq(serviceOrders.id, orderId))
    .for('update')
}

/** The events of an order, the newest first. */
export async function findEvents(orm: Queryable, orderId: string) {
  return orm
    .select()
    .from(serviceEvents)
    .where(eq(serviceEvents.orderId, orderId))
    .orderBy(desc(serviceEvents.id))
}

/** The contract last offered to the principal; null if there is none. */
export async function findContract(orm: Queryable, orderId: string): Promise<ContractRow | null> {
  const [row] = await orm
    .select()
    .from(serviceContracts)
    .where(eq(serviceContracts.orderId, orderId))
    .orderBy(desc(serviceContracts.offeredAt))
    .limit(1)
  return row ?? null
}

/** The invoices of an order, the newest first. */
export async function findInvoices(orm: Queryable, orderId: string) {
  return orm
    .select()
    .from(serviceInvoices)
    .where(eq(serviceInvoices.orderId, orderId))
    .orderBy(desc(serviceInvoices.issuedOn), desc(serviceInvoices.createdAt))
}

/** The contract of a flow at the signing service; null if there is none. */
export async function findContractByFlow(orm: Queryable, flowNo: string): Promise<ContractRow | null> {
  if (!isUuid(flowNo)) return null
  const [row] = await orm.select().from(serviceContracts).where(eq(serviceContracts.id, flowNo))
  return row ?? null
}

/** Contracts to be signed by their principals, the newest first. */
export async function findWaitingContracts(orm: Queryable): Promise<ContractRow[]> {
  return orm
    .select()
    .from(serviceContracts)
    .where(eq(serviceContracts.state, 'to-sign'))
    .orderBy(desc(serviceContracts.offeredAt))
    .limit(50)
}
