import { randomUUID } from 'node:crypto'
import { addDays } from '@zhushutong/domain/formatting'
import {
  findReportProduct,
  formatReportTitle,
  isReportDelivered,
  parseReportPlace,
  planReport,
  REPORT_RETENTION_DAYS,
} from '@zhushutong/domain/mall'
import { and, eq, inArray } from 'drizzle-orm'
import { dataReports } from '../../data-reports/report.table'
import type { Queryable, Tx } from '../../platform/db'
import type { OrderRow } from '../schema/purchase.table'

type ReportOrder = Pick<OrderRow, 'packageId' | 'requestParam'>

/** The report's title; null for an unknown product or place (DRP-01). */
export function nameReport({ packageId, requestParam }: ReportOrder): string | null {
  const product = findReportProduct(packageId)
  const place = parseReportPlace(requestParam)
  return product && place ? formatReportTitle(product, place) : null
}

export function isSameReport(a: ReportOrder, b: ReportOrder): boolean {
  return a.packageId === b.packageId && parseReportPlace(a.requestParam) === parseReportPlace(b.requestParam)
}

/** Queues the report of a paid order, in the transaction that grants it. Returns the end of its retention, in ms. */
export async function queueReport(tx: Tx, order: OrderRow, now: number): Promise<number> {
  const product = findReportProduct(order.packageId)
  const place = parseReportPlace(order.requestParam)
  if (!product || !place) throw new Error(`Order ${order.id} is for no report`)
  await tx.insert(dataReports).values({
    id: randomUUID(),
    userId: order.userId,
    orderId: order.id,
    productId: product.id,
    place,
    title: formatReportTitle(product, place),
    state: 'queued',
    // Plus a step to write the file.
    steps: planReport(product, place, now).length + 1,
    createdAt: now,
  })
  return addDays(now, REPORT_RETENTION_DAYS)
}

/** True when the report of an order was made, or has no row: its price is not refunded (DRP-04). */
export async function isReportMade(orm: Queryable, orderId: string): Promise<boolean> {
  const [report] = await orm.select().from(dataReports).where(eq(dataReports.orderId, orderId))
  return report === undefined || isReportDelivered(report)
}

const LET_GO = { lease: null, leaseUntil: null }

/** Pauses the report while its refund is decided; false when the report is already made (DRP-04). */
export async function holdReport(tx: Tx, orderId: string): Promise<boolean> {
  const unmade = and(
    eq(dataReports.orderId, orderId),
    inArray(dataReports.state, ['queued', 'running', 'failed']),
  )
  const updated = await tx
    .update(dataReports)
    .set({ state: 'held', ...LET_GO })
    .where(unmade)
    .returning({ id: dataReports.id })
  return updated.length > 0
}

/** Continues a paused report (`queued`), or cancels it after the refund. */
export async function settleHeldReport(
  tx: Tx,
  orderId: string,
  state: 'queued' | 'cancelled',
): Promise<void> {
  const isHeld = and(eq(dataReports.orderId, orderId), eq(dataReports.state, 'held'))
  await tx
    .update(dataReports)
    .set({ state, attempts: 0, ...LET_GO })
    .where(isHeld)
}
