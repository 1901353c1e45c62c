import { type AuditState, compareForAudit, type StaffRole } from '@zhushutong/domain/staff'
import { and, desc, eq, gte, lte } from 'drizzle-orm'
import type { Clock } from '../../platform/clock'
import type { Queryable, Tx } from '../../platform/db'
import { type Failure, isFailure, offsetOf, type PageRequest } from '../../platform/http'
import { auditLog } from './audit.table'

type AuditEntry = typeof auditLog.$inferSelect

export interface Actor {
  /** Null for a command of the server. */
  readonly id: string | null
  readonly account: string
  readonly name: string
  readonly role: StaffRole | null
}

/** The actor of an operator's commands on the server. */
export const COMMAND: Actor = { id: null, account: 'command', name: '服务器命令', role: null }

/** A change of a subject. The log stores only the fields that differ, without phone numbers and secrets (STF-06). */
interface AuditChange {
  readonly resource: string
  readonly action: string
  /** The id of the changed row. */
  readonly subject: string
  readonly before: AuditState | null
  readonly after: AuditState | null
}

/** Adds an entry, within the transaction of the change itself (STF-06). */
export async function recordAudit(tx: Tx, actor: Actor, change: AuditChange, now: number): Promise<void> {
  const { resource, action, subject } = change
  await tx.insert(auditLog).values({
    at: now,
    actorId: actor.id,
    actor: actor.account,
    actorName: actor.name,
    role: actor.role,
    resource,
    action,
    subject,
    ...compareForAudit(change.before, change.after),
  })
}

/** A completed change, and the result of its call. */
export interface Change<T> extends Pick<AuditChange, 'subject' | 'before' | 'after'> {
  readonly result: T
}

/** The result of a call whose input equals the stored state: it has written nothing and gets no audit entry. */
export interface Unchanged<T> {
  readonly unchanged: T
}

export function leaveUnchanged<T>(result: T): Unchanged<T> {
  return { unchanged: result }
}

/** Aborts the transaction of a refused change. */
class Refused extends Error {
  constructor(readonly failure: Failure) {
    super('refused')
  }
}

/** Makes a change and its audit entry in one transaction; a refused change is rolled back completely (STF-06). */
export async function changeAudited<T>(
  { orm }: { readonly orm: Queryable },
  clock: Clock,
  by: { readonly actor: Actor; readonly resource: string; readonly action: string },
  work: (tx: Tx) => Promise<Change<T> | Unchanged<T> | Failure>,
): Promise<T | Failure> {
  try {
    return await orm.transaction(async (tx) => {
      const outcome = await work(tx)
      if (isFailure(outcome)) throw new Refused(outcome)
      if ('unchanged' in outcome) return outcome.unchanged
      const { subject, before, after, result } = outcome
      const { resource, action } = by
      await recordAudit(tx, by.actor, { resource, action, subject, before, after }, clock.now())
      return result
    })
  } catch (error) {
    if (error instanceof Refused) return error.failure
    throw error
  }
}

/** The filters of the log; '' and undefined filter nothing. */
interface AuditFilters {
  readonly actor: string
  readonly resource: string
  readonly subject: string
  readonly from?: number
  readonly to?: number
}

/** A page of the log, the latest first unless `order` is asc. */
export async function findAuditEntries(
  { orm }: { readonly orm: Queryable },
  { actor, resource, subject, from, to }: AuditFilters,
  { order, ...page }: PageRequest & { readonly order: 'asc' | 'desc' },
): Promise<{ readonly rows: readonly AuditEntry[]; readonly total: number }> {
  const where = and(
    actor ? eq(auditLog.actor, actor) : undefined,
    resource ? eq(auditLog.resource, resource) : undefined,
    subject ? eq(auditLog.subject, subject) : undefined,
    from === undefined ? undefined : gte(auditLog.at, from),
    to === undefined ? undefined : lte(auditLog.at, to),
  )
  // By id, so that entries of the same moment stay in the order of writing.
  const by = order === 'asc' ? [auditLog.id] : [desc(auditLog.id)]
  const rows = await orm
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(...by)
    .limit(page.pageSize)
    .offset(offsetOf(page))
  return { rows, total: await orm.$count(auditLog, where) }
}
