import { addDays, dayOf, endOfDay, startOfDay } from '@zhushutong/domain/formatting'
import { POSTING_KINDS, type PostingInput, type PostingKind, postingRecord } from '@zhushutong/domain/labour'
import { findKind, type RecordKind } from '@zhushutong/domain/records'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db'
import { columnIn, recordsChanged, rowOf, tableOf } from '../records'
import { labourPosting } from './labour.table'

const SOURCE = 'member'

const kindNamed = (name: PostingKind): RecordKind => {
  const kind = findKind(name)
  if (!kind) throw new Error(`no kind ${name}`)
  return kind
}

/** Deletes a posting's record; harmless if there is none. */
export async function hidePosting(tx: Tx, name: PostingKind, id: string, now: number): Promise<void> {
  const kind = kindNamed(name)
  const table = tableOf(kind)
  const hidden = await tx
    .delete(table)
    .where(eq(columnIn(table, 'id'), id))
    .returning({ id: columnIn(table, 'id') })
  await recordsChanged(tx, kind, { removed: hidden.map((row) => String(row.id)), now })
}

/** Deletes the records of expired postings; the authors still see them as ended (LAB-02). */
export async function hideEndedPostings(tx: Tx, now: number): Promise<void> {
  for (const name of POSTING_KINDS) {
    const kind = kindNamed(name)
    const table = tableOf(kind)
    const id = columnIn(table, 'id')
    const { kind: kindOf, state, until } = labourPosting
    const ended = tx
      .select({ id: sql<string>`${labourPosting.id}::text` })
      .from(labourPosting)
      .where(and(eq(kindOf, name), eq(state, 'shown'), lt(until, now)))
    const hidden = await tx.delete(table).where(inArray(id, ended)).returning({ id })
    const removed = hidden.map((row) => String(row.id))
    if (removed.length > 0) await recordsChanged(tx, kind, { removed, now })
  }
}

/** Inserts a posting's record at `now` (ms); returns the time of expiry in ms. */
export async function showPosting(
  tx: Tx,
  { kind: name, id, form }: { kind: PostingKind; id: string; form: PostingInput },
  now: number,
): Promise<number> {
  const kind = kindNamed(name)
  const table = tableOf(kind)
  const last = addDays(startOfDay(now), Number(form.days))
  const record = postingRecord(
    name,
    id,
    {
      ...form,
      payMin: Number(form.payMin),
      payMax: Number(form.payMax),
      headcount: Number(form.headcount),
      publishedOn: dayOf(now),
      validUntil: dayOf(last),
    },
    now,
  )
  const rows = JSON.stringify([rowOf(kind, record, { source: SOURCE, sourceKey: id }, now)])
  await tx.delete(table).where(eq(columnIn(table, 'id'), id))
  await tx.execute(sql`
    insert into ${table} select * from json_populate_recordset(null::${table}, ${rows}::text::json)`)
  await recordsChanged(tx, kind, { arrived: [id], now })
  return endOfDay(last)
}
