import { randomUUID } from 'node:crypto'
import { type BillResolution, needsSecondPerson } from '@zhushutong/domain/ledger'
import { and, count, desc, eq, isNull, min, ne, or } from 'drizzle-orm'
import type { Queryable, Tx } from '../../platform/db'
import { isUuid } from '../../platform/db/uuid'
import type { Log } from '../../platform/http'
import { providerBillLines } from '../schema/bill.table'
import { billResolutions } from '../schema/resolution.table'

export type ResolutionRow = typeof billResolutions.$inferSelect

/** The valid decision about a line: a refused one does not count. */
export const standing = and(
  eq(billResolutions.lineId, providerBillLines.id),
  ne(billResolutions.state, 'refused'),
)

/** A bill line, locked for the transaction, with its valid decision. */
export async function lockBillLine(tx: Tx, id: string) {
  if (!isUuid(id)) return null
  const [line] = await tx.select().from(providerBillLines).where(eq(providerBillLines.id, id)).for('update')
  if (!line) return null
  const [resolution] = await tx
    .select()
    .from(billResolutions)
    .where(and(eq(billResolutions.lineId, id), ne(billResolutions.state, 'refused')))
  return { line, resolution: resolution ?? null }
}

export async function findBillLine(orm: Queryable, id: string) {
  if (!isUuid(id)) return null
  const [line] = await orm.select().from(providerBillLines).where(eq(providerBillLines.id, id))
  if (!line) return null
  const resolutions = await orm
    .select()
    .from(billResolutions)
    .where(eq(billResolutions.lineId, id))
    .orderBy(desc(billResolutions.askedAt))
  return { line, resolutions }
}

/**
 * Adds a decision about a locked line. Up to the limit it is valid at once; above, a second person must approve it
 * (LED-07).
 */
export async function insertResolution(
  tx: Tx,
  line: { readonly id: string; readonly amount: number },
  resolution: { readonly kind: BillResolution; readonly reason: string },
  { staff, limitFen, now }: { staff: { id: string; account: string }; limitFen: number; now: number },
): Promise<ResolutionRow> {
  const state = needsSecondPerson(line.amount, limitFen) ? 'asked' : 'done'
  const [row] = await tx
    .insert(billResolutions)
    .values({
      id: randomUUID(),
      lineId: line.id,
      ...resolution,
      state,
      askedById: staff.id,
      askedBy: staff.account,
      askedAt: now,
    })
    .returning()
  if (!row) throw new Error(`The decision about line ${line.id} was not kept`)
  return row
}

export async function decideResolution(
  tx: Tx,
  id: string,
  decided: Pick<ResolutionRow, 'state' | 'decidedBy' | 'decidedAt' | 'refusal'>,
): Promise<ResolutionRow> {
  const [row] = await tx.update(billResolutions).set(decided).where(eq(billResolutions.id, id)).returning()
  if (!row) throw new Error(`Decision ${id} vanished`)
  return row
}

/** The number of lines without an approved decision, and the day of the oldest. */
async function countOpenLines(orm: Queryable) {
  const open = or(isNull(billResolutions.id), eq(billResolutions.state, 'asked'))
  const [row] = await orm
    .select({ open: count(), oldest: min(providerBillLines.day) })
    .from(providerBillLines)
    .leftJoin(billResolutions, standing)
    .where(and(ne(providerBillLines.finding, 'agrees'), open))
  return { open: row?.open ?? 0, oldest: row?.oldest ?? null }
}

/** The job: logs an error while a difference is open, otherwise an info line (LED-07). */
export async function watchBills(orm: Queryable, log: Log): Promise<void> {
  const { open, oldest } = await countOpenLines(orm)
  if (open === 0) return log.info({ open }, 'no difference of a bill is open')
  log.error({ open, oldest }, 'differences of bills are open')
}
