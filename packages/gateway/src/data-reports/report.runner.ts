import { findProduct, planReport, type ReportProduct } from '@zhushutong/domain/mall'
import { and, eq, lte } from 'drizzle-orm'
import { contentOf, FILE_AREAS, type Files, removeFile, saveFile } from '../files'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import type { Log } from '../platform/http'
import { createWorker, type Leased } from '../platform/jobs'
import { WRITE_PDF } from '../platform/pdf'
import type { Workers } from '../platform/workers'
import { askRefund, lockOrder } from '../purchase'
import type { MadePart } from './made-part'
import { createPartMaker } from './make-part'
import { reportLeases } from './report.store'
import { dataReports, type ReportRow } from './report.table'
import { buildReportDocument } from './report-document'

interface Tools {
  readonly database: Database
  readonly files: Files
  readonly clock: Clock
  readonly log: Log
  readonly portalOrigin: string
  readonly workers: Pick<Workers, 'run'>
}

type LeasedReport = Leased<ReportRow>

const NOTHING_THERE = '所选地区没有这类数据，报告无法生成'

const isEmpty = (parts: readonly MadePart[]): boolean =>
  parts.some((part) => part.kind === 'total' && part.count === 0)

const findReportProduct = ({ productId }: ReportRow): ReportProduct => {
  const product = findProduct(productId)
  if (!product?.report) throw new Error(`There is no report of ${productId}`)
  return { ...product, report: product.report }
}

/**
 * Generates reports, a section at a time (DRP-03). A step counts once its progress is saved, so it can be
 * repeated.
 */
export function reportRunner({ database, files, clock, log, portalOrigin, workers }: Tools) {
  const { orm } = database
  const makePart = createPartMaker(database)

  /** Refunds a report without data automatically (DRP-04). */
  const giveBack = async ({ userId, orderId }: LeasedReport): Promise<void> => {
    const refundRequest = { cause: 'provider', reason: NOTHING_THERE, shown: null, staff: null } as const
    await orm.transaction(async (tx) => {
      const order = await lockOrder(tx, userId, orderId)
      const refund = await askRefund(tx, order, refundRequest, order.price, clock.now())
      if ('error' in refund) throw new Error(`The report's order ${orderId} is not refunded: ${refund.error}`)
    })
  }

  const finish = async (job: LeasedReport, product: ReportProduct): Promise<void> => {
    const { title, parts, createdAt: asOf } = job
    const document = buildReportDocument({ product, title, parts, asOf, portalOrigin })
    const pdf = await workers.run(WRITE_PDF, document, job.userId)
    const now = clock.now()
    const file = { area: 'reports', id: job.id } as const
    await saveFile(files, file, contentOf(pdf, 'application/pdf'), now)
    const isDone = await reportLeases.release(orm, job, {
      state: 'done',
      step: job.steps,
      parts: [],
      size: pdf.length,
      finishedAt: now,
      expiresAt: now + FILE_AREAS.reports.retentionMs,
    })
    if (isDone) return
    // Deletes the file only if the report is in refund or its account was closed. After a lost lease, another
    // process writes the file now.
    const [row] = await orm.select().from(dataReports).where(eq(dataReports.id, job.id))
    if (!row || row.state === 'held' || row.state === 'cancelled') await removeFile(files, file)
  }

  const { step, run } = createWorker({
    name: 'data report',
    leases: reportLeases,
    database,
    log,
    async work(job) {
      const product = findReportProduct(job)
      const plan = planReport(product, job.place, job.createdAt)
      const part = plan[job.parts.length]
      if (!part) return finish(job, product)
      const parts = [...job.parts, await makePart(product, part, job.createdAt)]
      if (isEmpty(parts)) return giveBack(job)
      // A newer version of the gateway may plan other sections.
      await reportLeases.release(orm, job, { parts, step: parts.length, steps: plan.length + 1 })
    },
  })

  return {
    step,
    run,

    async sweep(): Promise<void> {
      const over = and(eq(dataReports.state, 'done'), lte(dataReports.expiresAt, clock.now()))
      const reports = await orm.update(dataReports).set({ state: 'expired' }).where(over).returning()
      for (const { id } of reports) await removeFile(files, { area: 'reports', id })
    },
  }
}
