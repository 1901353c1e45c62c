import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@zhushutong/domain/formatting'
import { listReportActions, MAX_REPORT_MAILS } from '@zhushutong/domain/mall'
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { lockUser } from '../account'
import type { Queryable } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { offsetOf, type PageRequest } from '../platform/http'
import { defineLeases, newJobColumns } from '../platform/jobs'
import { dataReports, type ReportRow, reportMails } from './report.table'

/** Reports in progress: a section takes some seconds at most. */
export const reportLeases = defineLeases({
  table: dataReports,
  open: inArray(dataReports.state, ['queued', 'running']),
  seconds: 60,
  maxAttempts: 3,
  retryAfterSeconds: 5,
  onClaim: { state: 'running' },
  onGiveUp: { state: 'failed' },
})

/** A report of any user, unless removed. */
export async function findReport(orm: Queryable, resourceId: string): Promise<ReportRow | null> {
  if (!isUuid(resourceId)) return null
  const there = and(eq(dataReports.id, resourceId), isNull(dataReports.removedAt))
  const [report] = await orm.select().from(dataReports).where(there)
  return report ?? null
}

/** A report of this user; other users' reports count as missing. */
export async function findOwnReport(orm: Queryable, userId: string, resourceId: string) {
  const report = await findReport(orm, resourceId)
  return report?.userId === userId ? report : null
}

export async function readReportPage(orm: Queryable, userId: string, page: PageRequest) {
  const mine = and(eq(dataReports.userId, userId), isNull(dataReports.removedAt))
  const reports = await orm
    .select()
    .from(dataReports)
    .where(mine)
    .orderBy(desc(dataReports.createdAt), desc(dataReports.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { reports, total: await orm.$count(dataReports, mine) }
}

/** Queues a failed report again; it continues with the section that failed. Null when it has not failed. */
export async function retryReport(orm: Queryable, { id }: ReportRow): Promise<ReportRow | null> {
  const [queued] = await orm
    .update(dataReports)
    .set({ state: 'queued', ...newJobColumns() })
    .where(and(eq(dataReports.id, id), eq(dataReports.state, 'failed')))
    .returning()
  return queued ?? null
}

/**
 * Removes a report from its owner's list; the row stays as proof of delivery. False when it cannot be removed
 * yet.
 */
export async function removeReport(orm: Queryable, { id }: ReportRow, now: number): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const [report] = await tx.select().from(dataReports).where(eq(dataReports.id, id)).for('update')
    if (!report) return true
    if (!listReportActions(report).remove) return false
    await tx.update(dataReports).set({ removedAt: now }).where(eq(dataReports.id, id))
    return true
  })
}

/** One mail of the limit for 24 hours, reserved before sending (DRP-05). */
interface MailQuota {
  readonly id: string
  readonly left: number
}

/** Reserves a mail, one request of a user at a time; null when the limit is reached (DRP-05). */
export async function takeMailQuota(orm: Queryable, userId: string, now: number): Promise<MailQuota | null> {
  return orm.transaction(async (tx) => {
    await lockUser(tx, userId)
    const recent = and(eq(reportMails.userId, userId), gt(reportMails.sentAt, now - DAY_MS))
    const sent = await tx.$count(reportMails, recent)
    if (sent >= MAX_REPORT_MAILS) return null
    const id = randomUUID()
    await tx.insert(reportMails).values({ id, userId, sentAt: now })
    return { id, left: MAX_REPORT_MAILS - sent - 1 }
  })
}

/** Releases the reservation of a mail that was not sent. */
export async function returnMailQuota(orm: Queryable, { id }: MailQuota): Promise<void> {
  await orm.delete(reportMails).where(eq(reportMails.id, id))
}
