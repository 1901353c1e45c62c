import { sql } from 'drizzle-orm'
import { keepForUndo, recordStatements } from '../../records'
import { type Counts, emptyTally } from '../counts'
import { type ImportJob, placed, readingOf } from '../import-file'
import type { Draft } from '../shapes'
import { readRows } from '../source'
import { findExisting } from './existing'
import { lockWrites } from './lock-writes'
import { recomposeRecords } from './recompose'

const BATCH = 1000
const T = recordStatements

const remove = async (job: ImportJob, drafts: readonly Draft[]): Promise<number> => {
  const { shape, origin, database } = job
  return database.orm.transaction(async (tx) => {
    await lockWrites(tx)
    const existing = await findExisting(tx, shape, drafts)
    const ids = [...existing.values()]
      .filter(({ statements }) => statements.some(({ source }) => source === shape.source))
      .map(({ id }) => id)
    if (ids.length === 0 || job.dryRun) return ids.length
    const isTheirs = sql`s.kind = ${shape.kind.kind} and s.source = ${shape.source}
      and s.record_id = any((select ${sql.param(ids)}::text[])::text[])`
    await keepForUndo(tx, origin.id, isTheirs)
    await tx.execute(sql`delete from ${T} s where ${isTheirs}`)
    await recomposeRecords(tx, shape.kind, ids, {
      batch: origin.id,
      dataOn: origin.dataOn,
      source: shape.source,
      now: job.clock(),
    })
    return ids.length
  })
}

/**
 * Removes the statements that a source made about the records of a file's rows. A record that no other source
 * states is deleted.
 */
export async function deleteRows(job: ImportJob): Promise<Counts> {
  const tally = emptyTally()
  let drafts: Draft[] = []
  const flush = async () => {
    tally.closed += await remove(job, drafts)
    drafts = []
    job.progress(tally)
  }
  for await (const row of readRows(job.path, job)) {
    tally.read++
    const reading = readingOf(job.shape, row)
    if ('rejected' in reading) {
      tally.rejected++
      job.remark([placed(reading.rejected, row)])
      job.refuse(row, reading.rejected.reason)
      continue
    }
    drafts.push(reading.draft)
    if (drafts.length >= BATCH) await flush()
  }
  await flush()
  tally.unchanged = tally.read - tally.rejected - tally.closed
  return tally
}
