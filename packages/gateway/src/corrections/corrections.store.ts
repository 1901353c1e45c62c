import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type DecisionRefusal,
  decideReport,
  isOpenReport,
  OPEN_REPORT_STATES,
  REPORT_LIMITS,
  type ReportDecision,
  type ReportInput,
  type ReportState,
} from '@zhushutong/domain/corrections'
import type { RecordRef } from '@zhushutong/domain/favourites'
import { and, asc, between, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import { sendMessage } from '../messages'
import { MAX_CLOCK_SKEW } from '../platform/clock'
import { containing, lockName, type Queryable } from '../platform/db'
import { isUuid } from '../platform/db/uuid'
import { offsetOf, type PageRequest } from '../platform/http'
import { recordReport } from './corrections.table'
import { fieldLabel } from './field-label'

export type Report = typeof recordReport.$inferSelect

interface NewReport extends RecordRef, ReportInput {
  readonly title: string
}

interface ReportPage extends PageRequest {
  readonly state?: ReportState
  /** Searched in the record's name, the right value and the contact; '' for no search. */
  readonly words: string
  readonly sort: 'createTime' | 'updateTime'
  readonly order: 'asc' | 'desc'
}

const SORTS = { createTime: recordReport.createdAt, updateTime: recordReport.updatedAt } as const

export type AddRefusal = { readonly error: 'again' | 'too-many' }

/**
 * Inserts a report, or updates the member's report on the same field if its check has not begun. Reports
 * of a member are serialised, so that 20 simultaneous ones count as 20 (REP-01).
 */
export async function submitCorrection(
  orm: Queryable,
  userId: string,
  report: NewReport,
  now: number,
): Promise<{ readonly id: string } | AddRefusal> {
  return orm.transaction(async (tx) => {
    await lockName(tx, `report:${userId}`)
    const { kind, id: recordId, title, field, right, sourceUrl, contact } = report
    const isMine = eq(recordReport.userId, userId)
    const same = and(
      isMine,
      eq(recordReport.kind, kind),
      eq(recordReport.recordId, recordId),
      eq(recordReport.field, field),
      inArray(recordReport.state, [...OPEN_REPORT_STATES]),
    )
    const texts = { right, sourceUrl: sourceUrl || null, contact: contact || null, updatedAt: now }
    const [open] = await tx.select().from(recordReport).where(same)
    if (open && open.state !== 'submitted') return { error: 'again' }
    if (open) {
      const isSame = isDeepStrictEqual({ ...open, ...texts, updatedAt: open.updatedAt }, open)
      if (!isSame) await tx.update(recordReport).set(texts).where(eq(recordReport.id, open.id))
      return { id: open.id }
    }
    for (const { within, most } of REPORT_LIMITS) {
      const recent = and(isMine, between(recordReport.createdAt, now - within + 1, now + MAX_CLOCK_SKEW))
      if ((await tx.$count(recordReport, recent)) >= most) return { error: 'too-many' }
    }
    const id = randomUUID()
    await tx.insert(recordReport).values({
      id,
      userId,
      kind,
      recordId,
      title,
      field,
      ...texts,
      state: 'submitted',
      createdAt: now,
    })
    return { id }
  })
}

/** A member's reports, the latest first; of one record if given (REP-02). */
export async function findCorrectionPage(
  orm: Queryable,
  userId: string,
  { kind, id, ...page }: Partial<RecordRef> & PageRequest,
): Promise<{ readonly rows: readonly Report[]; readonly total: number }> {
  const where = and(
    eq(recordReport.userId, userId),
    kind === undefined ? undefined : eq(recordReport.kind, kind),
    id === undefined ? undefined : eq(recordReport.recordId, id),
  )
  const rows = await orm
    .select()
    .from(recordReport)
    .where(where)
    .orderBy(desc(recordReport.createdAt), asc(recordReport.id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: await orm.$count(recordReport, where) }
}

export async function findStaffCorrectionPage(
  orm: Queryable,
  { state, words, sort, order, ...page }: ReportPage,
) {
  const like = containing(words)
  const { title, right, contact, id } = recordReport
  const where = and(
    state ? eq(recordReport.state, state) : undefined,
    words ? or(...[title, right, contact].map((column) => ilike(column, like))) : undefined,
  )
  const by = order === 'asc' ? asc : desc
  const rows = await orm
    .select()
    .from(recordReport)
    .where(where)
    .orderBy(by(SORTS[sort]), by(id))
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: await orm.$count(recordReport, where) }
}

/** A report of any member, for the staff. */
export async function findCorrection(orm: Queryable, id: string): Promise<Report | null> {
  if (!isUuid(id)) return null
  const [report] = await orm.select().from(recordReport).where(eq(recordReport.id, id))
  return report ?? null
}

/** Stores the staff's decision on a report (REP-02). */
export async function decideOnCorrection(
  orm: Queryable,
  id: string,
  decision: ReportDecision,
  now: number,
): Promise<Report | DecisionRefusal | { readonly error: 'unknown'; readonly message: string }> {
  const unknown = { error: 'unknown', message: `没有编号为 ${id} 的纠错` } as const
  if (!isUuid(id)) return unknown
  return orm.transaction(async (tx) => {
    const mine = eq(recordReport.id, id)
    const [report] = await tx.select().from(recordReport).where(mine).for('update')
    if (!report) return unknown
    const decided = decideReport(report.state, decision)
    if ('error' in decided) return decided
    const changed = { ...decided, updatedAt: now }
    await tx.update(recordReport).set(changed).where(mine)
    if (!isOpenReport(decided.state)) {
      const field = fieldLabel(report.kind, report.field)
      const { title } = report
      const decision = { title, field, isFixed: decided.state === 'fixed', answer: decided.answer }
      await sendMessage(tx, report.userId, { event: 'correction-decided', ...decision }, now)
    }
    return { ...report, ...changed }
  })
}
