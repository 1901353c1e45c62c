import { isUndoable } from '@zhushutong/domain/data-import'
import { findKind, type RecordKind } from '@zhushutong/domain/records'
import { sql } from 'drizzle-orm'
import { type Database, readRows, type Tx } from '../../platform/db'
import {
  findSurvivors,
  moveStatements,
  recordChanges,
  recordStatements,
  refreshStale,
  replacedStatements,
  sourceDocuments,
} from '../../records'
import { lockWrites } from '../write/lock-writes'
import { recomposeRecords } from '../write/recompose'
import { finishBatch, type ImportBatch, lockBatch } from './batches.store'

const S = recordStatements
const R = replacedStatements
const PAGE = 1000

/** The effect of the undoing of a batch, in records of its source. */
interface UndoPreview {
  /** Statements that the batch created; they are removed. */
  readonly created: number
  /** Statements that get their content of before back. */
  readonly restored: number
  /** Statements that a later batch changed; they stay. */
  readonly kept: number
}

/** Counts the effect of the undoing of a batch. */
export async function previewUndo({ orm }: Pick<Database, 'orm'>, id: string): Promise<UndoPreview> {
  const [row] = await readRows<UndoPreview>(
    orm,
    sql`select
      (select count(*)::int from ${S} s where s.batch = ${id} and s.first_batch = ${id}) as created,
      (select count(*)::int from ${R} r join ${S} s using (kind, source, source_key)
        where r.batch = ${id} and s.batch = ${id}) as restored,
      (select count(*)::int from ${R} r left join ${S} s using (kind, source, source_key)
        where r.batch = ${id} and s.batch is distinct from ${id} and s.batch is not null) as kept`,
  )
  return row ?? { created: 0, restored: 0, kept: 0 }
}

/** Puts the statements of a batch back, and returns the ids of the records that they are about. */
const restoreStatements = async (tx: Tx, id: string): Promise<string[]> => {
  const rows = await readRows<{ id: string }>(
    tx,
    sql`with removed as (
        delete from ${S} s where s.batch = ${id} and s.first_batch = ${id} returning s.record_id
      ), current as (
        delete from ${S} s using ${R} r
        where r.batch = ${id} and s.batch = ${id} and s.first_batch <> ${id}
          and (s.kind, s.source, s.source_key) = (r.kind, r.source, r.source_key)
        returning s.record_id
      )
      select record_id as id from removed union select record_id from current`,
  )
  const restored = await readRows<{ id: string }>(
    tx,
    sql`insert into ${S}
      select (jsonb_populate_record(null::${S}, r.previous)).* from ${R} r
      where r.batch = ${id} and not exists (
        select 1 from ${S} s where (s.kind, s.source, s.source_key) = (r.kind, r.source, r.source_key))
      returning record_id as id`,
  )
  const ids = [...new Set([...rows, ...restored].map((row) => row.id))]
  const survivors = await findSurvivors(tx, ids)
  await moveStatements(tx, survivors)
  return [...new Set(ids.map((each) => survivors.get(each) ?? each))]
}

/**
 * Undoes a batch: its statements become those of before, and the records are composed again. Statements that a
 * later batch changed stay. Null for a batch that cannot be undone. `now` in ms.
 */
export async function undoBatch(
  { orm }: Pick<Database, 'orm'>,
  id: string,
  now: number,
): Promise<{ readonly updated: number; readonly removed: number } | null> {
  return orm.transaction(async (tx) => {
    await lockWrites(tx)
    const batch = await lockBatch(tx, id)
    const kind = batch && findKind(batch.kind)
    if (!batch || !kind || !(isUndoable(batch.state) || batch.state === 'undoing')) return null
    const ids = await restoreStatements(tx, id)
    await tx.execute(sql`delete from ${recordChanges} where batch = ${id}`)
    await tx.execute(sql`delete from ${sourceDocuments} where batch = ${id}`)
    const total = await recomposeInPages(tx, kind, ids, batch, now)
    await tx.execute(sql`delete from ${R} where batch = ${id}`)
    await refreshStale(tx, now)
    await finishBatch(tx, id, { state: 'undone', finishedAt: now })
    return total
  })
}

const recomposeInPages = async (
  tx: Tx,
  kind: RecordKind,
  ids: readonly string[],
  { id, source, dataOn }: ImportBatch,
  now: number,
) => {
  const total = { updated: 0, removed: 0 }
  for (let at = 0; at < ids.length; at += PAGE) {
    const page = ids.slice(at, at + PAGE)
    const { updated, removed } = await recomposeRecords(tx, kind, page, {
      batch: id,
      dataOn,
      source,
      now,
      isUndo: true,
    })
    total.updated += updated
    total.removed += removed
  }
  return total
}
