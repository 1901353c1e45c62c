import type { Database } from '../platform/db'
import { type Counts, emptyTally, type Tally } from './counts'
import { listDoubtRemarks } from './doubt-remarks'
import type { Draft, Remark, Shape } from './shapes'
import { readRows, type SourceRow } from './source'
import { hashRow, type Survey } from './survey/survey-file'
import type { BatchOrigin } from './write/compose-record'
import { groupSame, mergeGroup } from './write/merge'
import { writeBatch } from './write/write-batch'

export interface ImportJob {
  readonly path: string
  readonly sheet?: string
  readonly shape: Shape
  readonly survey: Survey
  readonly database: Pick<Database, 'orm'>
  readonly dryRun: boolean
  readonly clock: () => number
  readonly origin: Omit<BatchOrigin, 'now'>
  /** Receives the report lines of a batch once the batch is committed. */
  readonly remark: (remarks: readonly Remark[]) => void
  /** Receives each refused row. */
  readonly refuse: (row: SourceRow, reason: string) => void
  readonly progress: (counts: Counts) => void
}

const BATCH = 1000

/** The reading of a row, or its refusal. */
export const readingOf = (shape: Shape, row: SourceRow) =>
  'value' in row
    ? shape.read(row.value, row.line)
    : {
        rejected: {
          line: row.line,
          level: 'rejected' as const,
          reason: row.problem,
          field: '',
          value: row.text.slice(0, 200),
        },
      }

/** A remark at the place of its row. */
export const placed = (remark: Remark, { column }: SourceRow): Remark =>
  column === undefined ? remark : { ...remark, column }

/** Collects rows and writes them to the database in batches. */
function pipe(job: ImportJob, tally: Tally) {
  let drafts: Draft[] = []
  let remarks: Remark[] = []
  const flush = async () => {
    if (drafts.length > 0) {
      const origin = { ...job.origin, now: job.clock() }
      const written = await writeBatch(job.database, job.shape, drafts, origin, job.dryRun)
      tally.created += written.created
      tally.updated += written.updated
      tally.unchanged += written.unchanged
      for (const ordinal of written.ordinals) job.survey.seen.add(ordinal)
    }
    job.remark(remarks)
    drafts = []
    remarks = []
    job.progress(tally)
  }
  return {
    flush,
    note: (remark: Remark) => {
      remarks.push(remark)
      tally.warnings += remark.level === 'warning' ? 1 : 0
      tally.rejected += remark.level === 'rejected' ? 1 : 0
      tally.merged += remark.level === 'merged' ? 1 : 0
    },
    add: async (draft: Draft) => {
      drafts.push(draft)
      if (drafts.length >= BATCH) await flush()
    },
  }
}

/** The rows to read, and the numbers of all rows and of unchanged ones up to each. */
async function* changedRows({ path, sheet, survey }: ImportJob, tally: Tally): AsyncGenerator<SourceRow> {
  if (survey.changed) {
    tally.read = survey.rows
    tally.unchanged = survey.same
    yield* survey.changed
    return
  }
  for await (const row of readRows(path, { sheet })) {
    if (survey.isUnchanged(tally.read++, row)) tally.unchanged++
    else yield row
  }
}

/**
 * Imports a surveyed file: first the rows without possible duplicates, in file order, then the possible
 * duplicates, merged.
 */
export async function importFile(job: ImportJob): Promise<Counts> {
  const tally = emptyTally()
  const { flush, note, add } = pipe(job, tally)
  const waiting: Draft[] = []
  for await (const row of changedRows(job, tally)) {
    const reading = readingOf(job.shape, row)
    if ('rejected' in reading) {
      note(placed(reading.rejected, row))
      job.refuse(row, reading.rejected.reason)
      continue
    }
    const doubts = listDoubtRemarks(job.shape.kind, reading.draft, job.clock())
    for (const remark of [...reading.draft.remarks, ...doubts]) note(placed(remark, row))
    if (job.survey.isRepeated(reading.draft)) waiting.push(reading.draft)
    else await add({ ...reading.draft, rowHash: 'value' in row ? hashRow(job.shape, row.value) : null })
  }
  for (const group of groupSame(waiting)) {
    const { draft, merged } = mergeGroup(job.shape, group)
    merged.forEach(note)
    await add(draft)
  }
  await flush()
  return tally
}
