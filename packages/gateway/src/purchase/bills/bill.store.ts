import { randomUUID } from 'node:crypto'
import type { BillFinding, BillState } from '@zhushutong/domain/ledger'
import type { QrMethod } from '@zhushutong/domain/payment-methods'
import { and, asc, desc, eq, gte, ilike, inArray, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import { containing, type Queryable } from '../../platform/db'
import { offsetOf, type PageRequest } from '../../platform/http'
import { providerBillLines } from '../schema/bill.table'
import { orders, payments } from '../schema/purchase.table'
import { refunds } from '../schema/refund.table'
import { billResolutions } from '../schema/resolution.table'
import { standing } from './resolution.store'

/** Our own payment or refund, in the shape of a bill line; `at` in ms. */
interface OwnMovement {
  readonly kind: 'payment' | 'refund'
  readonly reference: string
  readonly orderCode: string
  readonly amount: number
  readonly at: number
}

/** Our completed payments and refunds of a provider, selected by time or by reference. */
export async function findOwnMovements(
  orm: Queryable,
  provider: QrMethod,
  which: { readonly from: number; readonly until: number } | { readonly references: readonly string[] },
): Promise<readonly OwnMovement[]> {
  if ('references' in which && which.references.length === 0) return []
  const paid =
    'from' in which
      ? and(gte(payments.paidAt, which.from), lt(payments.paidAt, which.until))
      : inArray(payments.transactionId, [...which.references])
  const movements =
    'from' in which
      ? and(gte(refunds.doneAt, which.from), lt(refunds.doneAt, which.until))
      : inArray(refunds.refundCode, [...which.references])
  const came = await orm
    .select({
      reference: payments.transactionId,
      orderCode: orders.orderCode,
      amount: payments.amount,
      at: payments.paidAt,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.provider, provider), paid))
  const went = await orm
    .select({
      reference: refunds.refundCode,
      orderCode: orders.orderCode,
      amount: refunds.amount,
      at: refunds.doneAt,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(payments.provider, provider), eq(refunds.state, 'done'), movements))
  return [
    ...came.map((item) => ({ ...item, kind: 'payment' as const })),
    ...went.map((item) => ({ ...item, kind: 'refund' as const, at: item.at ?? 0 })),
  ]
}

type BillLineRow = typeof providerBillLines.$inferSelect

/** Inserts a line once; false when an earlier bill already added it. */
export async function insertBillLine(orm: Queryable, line: Omit<BillLineRow, 'id'>): Promise<boolean> {
  const added = await orm
    .insert(providerBillLines)
    .values({ ...line, id: randomUUID() })
    .onConflictDoNothing()
    .returning({ id: providerBillLines.id })
  return added.length > 0
}

const { finding: row, id: lineId } = providerBillLines
const { state: resolved } = billResolutions

/** The SQL condition of each line state (LED-07). */
const STATES: Readonly<Record<BillState, SQL | undefined>> = {
  agrees: eq(row, 'agrees'),
  open: and(ne(row, 'agrees'), isNull(billResolutions.id)),
  asked: eq(resolved, 'asked'),
  resolved: eq(resolved, 'done'),
}

interface LinesQuery extends PageRequest {
  readonly order: 'asc' | 'desc'
  readonly words: string
  readonly finding?: BillFinding
  readonly state?: BillState
  /** Selects lines that wait for a decision or a second approval. */
  readonly needs?: 'staff'
}

/** A page of lines with their valid decision, for staff. `words` is a code or a number. */
export async function findBillLines(orm: Queryable, query: LinesQuery) {
  const { finding, state, needs, words, order, ...page } = query
  const { orderCode, reference, at } = providerBillLines
  const like = containing(words)
  const where = and(
    finding ? eq(row, finding) : undefined,
    state ? STATES[state] : undefined,
    needs ? or(STATES.open, STATES.asked) : undefined,
    words ? or(ilike(orderCode, like), ilike(reference, like)) : undefined,
  )
  const by = order === 'asc' ? asc : desc
  const rows = await orm
    .select({ line: providerBillLines, resolution: billResolutions })
    .from(providerBillLines)
    .leftJoin(billResolutions, standing)
    .where(where)
    .orderBy(by(at), by(lineId))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  const all = orm.select({ id: lineId }).from(providerBillLines).leftJoin(billResolutions, standing)
  return { rows, total: await orm.$count(all.where(where).as('found')) }
}
