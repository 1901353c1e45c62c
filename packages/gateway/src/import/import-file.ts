import type { Database } from '../platform/db'
import { groupSame, mergeGroup } from './merge'
import type { Draft, Remark, Shape } from './shapes'
import { readRows, type SourceRow } from './source'
import type { Survey } from './survey'
import { writeBatch } from './write-batch'

/** read = created + updated + unchanged + merged + rejected. */
export interface Counts {
  readonly read: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  /** Rows merged into the record of another row. */
  readonly merged: number
  readonly rejected: number
  readonly warnings: number
}

interface ImportJob {
  readonly path: string
  readonly shape: Shape
  readonly survey: Survey
  readonly database: Pick<Database, 'orm'>
  readonly dryRun: boolean
  readonly clock: () => number
  /** Receives the report lines of a batch once the batch is committed. */
  readonly remark: (remarks: readonly Remark[]) => void
  readonly progress: (counts: Counts) => void
}

const BATCH = 1000

type Tally = { -readonly [Name in keyof Counts]: Counts[Name] }

const emptyTally = (): Tally => ({
  read: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  merged: 0,
  rejected: 0,
  warnings: 0,
})

const readingOf = (shape: Shape, row: SourceRow) =>
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

/** Collects rows and writes them to the database in batches. */
function pipe(job: ImportJob, tally: Tally) {
  let drafts: Draft[] = []
  let remarks: Remark[] = []
  const flush = async () => {
    if (drafts.length > 0) {
      const { created, updated, unchanged } = await writeBatch(job.database, job.shape, drafts, {
        dryRun: job.dryRun,
        now: job.clock(),
      })
      tally.created += created
      tally.updated += updated
      tally.unchanged += unchanged
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

/**
 * Imports a surveyed file: first the rows without possible duplicates, in file order, then the possible
 * duplicates, merged.
 */
export async function importFile(job: ImportJob): Promise<Counts> {
  const tally = emptyTally()
  const { flush, note, add } = pipe(job, tally)
  const waiting: Draft[] = []
  for await (const row of readRows(job.path)) {
    tally.read++
    const reading = readingOf(job.shape, row)
    if ('rejected' in reading) {
      note(reading.rejected)
      continue
    }
    reading.draft.remarks.forEach(note)
    if (job.survey.isRepeated(reading.draft)) waiting.push(reading.draft)
    else await add(reading.draft)
  }
  for (const group of groupSame(waiting)) {
    const { draft, merged } = mergeGroup(job.shape, group)
    merged.forEach(note)
    await add(draft)
  }
  await flush()
  return tally
}
