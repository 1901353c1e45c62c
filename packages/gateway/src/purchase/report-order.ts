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
import { dataReports } from '../data-reports/report.table'
import type { Queryable, Tx } from '../platform/db'
import type { OrderRow } from './lock-order'

type ReportOrder = Pick<OrderRow, 'packageId' | 'requestParam'>

/** The name of the report that an order is for; null where product or place are none (DRP-01). */
export function nameReport({ packageId, requestParam }: ReportOrder): string | null {
  const product = findReportProduct(packageId)
  const place = parseReportPlace(requestParam)
  return product && place ? formatReportTitle(product, place) : null
}

/** Whether two orders are for the same report. */
export function isSameReport(a: ReportOrder, b: ReportOrder): boolean {
  return a.packageId === b.packageId && parseReportPlace(a.requestParam) === parseReportPlace(b.requestParam)
}

/** Queues the report of a paid order, in the transaction that grants it. Returns until when its file is kept. */
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
    // One more to write the file.
    steps: planReport(product, place, now).length + 1,
    createdAt: now,
  })
  return addDays(now, REPORT_RETENTION_DAYS)
}

/** Whether the report of an order was made, so that its price is not given back (DRP-04). */
export async function isReportMade(orm: Queryable, orderId: string): Promise<boolean> {
  const [report] = await orm.select().from(dataReports).where(eq(dataReports.orderId, orderId))
  return report === undefined || isReportDelivered(report)
}

const LET_GO = { lease: null, leaseUntil: null }

/** Stops making a report while its refund is decided; false when it was made in the meantime (DRP-04). */
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

/** What becomes of a held report: made after all, or refunded. */
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
