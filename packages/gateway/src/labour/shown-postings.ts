import { addDays, dayOf, endOfDay, startOfDay } from '@zhushutong/domain/formatting'
import type { PostingInput, PostingKind } from '@zhushutong/domain/labour'
import { findKind, type RecordKind } from '@zhushutong/domain/records'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db'
import { columnIn, recordsChanged, rowOf, tableOf } from '../records'
import { postingRecord } from './posting-record'

const SOURCE = 'member'

const kindNamed = (name: PostingKind): RecordKind => {
  const kind = findKind(name)
  if (!kind) throw new Error(`no kind ${name}`)
  return kind
}

/** Takes a posting out of the records; nothing happens if it is not shown. */
export async function hidePosting(tx: Tx, name: PostingKind, id: string): Promise<void> {
  const kind = kindNamed(name)
  const table = tableOf(kind)
  await tx.delete(table).where(eq(columnIn(table, 'id'), id))
  await recordsChanged(tx, kind)
}

/** Makes a posting a record from `now` (ms) on; returns the end of its days in ms. */
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
  await recordsChanged(tx, kind)
  return endOfDay(last)
}
