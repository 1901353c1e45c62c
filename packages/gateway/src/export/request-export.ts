import { randomUUID } from 'node:crypto'
import {
  calculateExportCost,
  type ExportFormat,
  type ExportRights,
  exportMonth,
  findExportRights,
  MAX_EXPORT_ITEMS,
  MAX_OPEN_EXPORTS,
  TRIAL_USED_UP_TEXT,
} from '@zhushutong/domain/export'
import { countInDay } from '@zhushutong/domain/reading'
import type { RecordKind } from '@zhushutong/domain/records'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { lockUser } from '../account'
import type { Database, Tx } from '../platform/db'
import { CODES, type Failure, isFailure, type Session } from '../platform/http'
import { createExportOrder } from '../purchase'
import { accountSubject, countExported } from '../reading'
import { type ExportRow, exportJobs } from './export.table'
import { createExportSource, type ExportQuery, titleOf } from './export-source'
import { exportView } from './export-view'
import { readUsage, useFreeItems } from './usage.store'

/** A requested export; with `preview`, only its price is computed. */
export interface ExportRequest {
  readonly query: ExportQuery
  readonly format: ExportFormat
  readonly preview: boolean
  /** The price shown to the user, in fen. */
  readonly businessPrice: number | undefined
}

/** The transaction that creates the export: its own, or the idempotent one of the call. */
type Once = <T>(work: (tx: Tx) => Promise<T | Failure>) => Promise<T | Failure>

export const MEMBERS_ONLY: Failure = { error: '00403', status: 403, message: '导出为会员功能，请先开通会员' }
/** The export rights of the caller (MEM-10). */
export function exportRightsOf({ viewer, paidViewer }: Session): ExportRights {
  return findExportRights(viewer, paidViewer)
}

const TRIAL_USED_UP: Failure = { error: CODES.tooMany, message: TRIAL_USED_UP_TEXT }
const PRICE_CHANGED: Failure = { error: '40003', message: '费用已更新，请重新确认后导出' }
const TOO_MANY: Failure = {
  error: CODES.tooMany,
  message: `同时进行的导出最多 ${MAX_OPEN_EXPORTS} 个，请等待其他导出完成`,
}

const countOpenJobs = (tx: Tx, userId: string): Promise<number> =>
  tx.$count(
    exportJobs,
    and(
      eq(exportJobs.userId, userId),
      isNull(exportJobs.removedAt),
      inArray(exportJobs.state, ['awaiting-payment', 'queued', 'running']),
    ),
  )

/**
 * Counts a list and prices its export; creates the export unless `preview` is set (MEM-02). The free quota is
 * used in the same transaction under the user's lock, so that parallel exports cannot use the same free
 * items; it is given back when an order closes unpaid. Free items count as read (REA-04).
 * @param dayBudget records that a member may read in a day
 */
export function requestExport(database: Database, dayBudget = 0) {
  const { orm } = database
  const { count } = createExportSource(database)
  return async (
    kind: RecordKind,
    request: ExportRequest,
    session: Session,
    now: number,
    once: Once = (work) => orm.transaction(work),
  ) => {
    const { userId, quotaOwnerId = userId } = session
    const rights = exportRightsOf(session)
    const { allowance, viewer } = rights
    if (allowance === 0) return MEMBERS_ONLY
    const { query, format, preview, businessPrice } = request
    const counted = await count(kind, query, { viewer, now }, MAX_EXPORT_ITEMS)
    if (isFailure(counted)) return counted
    const result = { found: Math.min(counted, MAX_EXPORT_ITEMS), foundIsCapped: counted > MAX_EXPORT_ITEMS }
    const month = exportMonth(now)
    const answer = (cost: ReturnType<typeof calculateExportCost>, job: ExportRow | null) => ({
      ...result,
      ...cost,
      allowance,
      job: job && exportView(job),
    })
    if (preview)
      return answer(calculateExportCost(counted, rights, await readUsage(orm, quotaOwnerId, month)), null)
    if (counted === 0) return { error: '40004' } satisfies Failure

    return once(async (tx) => {
      await lockUser(tx, userId)
      if (quotaOwnerId !== userId) await lockUser(tx, quotaOwnerId)
      if ((await countOpenJobs(tx, userId)) >= MAX_OPEN_EXPORTS) return TOO_MANY
      const cost = calculateExportCost(counted, rights, await readUsage(tx, quotaOwnerId, month))
      if (businessPrice !== undefined && businessPrice !== cost.fen) return PRICE_CHANGED
      const { items, free, extra, fen } = cost
      if (items === 0) return TRIAL_USED_UP
      if (free > 0) {
        await useFreeItems(tx, quotaOwnerId, month, free)
        const exported = { inDay: countInDay(free, dayBudget), inMonth: free }
        await countExported(tx, accountSubject(userId), exported, now)
      }
      const orderId = extra > 0 ? await createExportOrder(tx, userId, { items: extra, fen }, now) : null
      const [job] = await tx
        .insert(exportJobs)
        .values({
          id: randomUUID(),
          userId,
          quotaOwnerId,
          kind: kind.kind,
          title: titleOf(kind, query),
          format,
          query,
          viewer,
          state: orderId === null ? 'queued' : 'awaiting-payment',
          month,
          items,
          free,
          extra,
          fen,
          orderId,
          createdAt: now,
        })
        .returning()
      return answer(cost, job ?? null)
    })
  }
}
