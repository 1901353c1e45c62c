import { calculateReturnedItems, EXPORT_RETENTION_DAYS } from '@zhushutong/domain/export'
import { addDays } from '@zhushutong/domain/formatting'
import { findKind, type RecordKind } from '@zhushutong/domain/records'
import { and, eq, lte } from 'drizzle-orm'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import type { CloseAccount } from '../platform/feature'
import type { Log } from '../platform/http'
import { createWorker, type Leased } from '../platform/jobs'
import type { Workers } from '../platform/workers'
import type { ExportFiles } from './export.ports'
import { applyOrderStates, exportLeases } from './export.store'
import { type ExportRow, exportJobs } from './export.table'
import { createExportSource } from './export-source'
import { FORMATS } from './formats'
import { FORMAT_ROWS, WRITE_WORKBOOK } from './task-names'
import { giveItemsBack } from './usage.store'

/** Records per step: few enough not to block the event loop, many enough for speed. */
const BATCH = 200

interface Tools {
  readonly database: Database
  readonly files: ExportFiles
  readonly clock: Clock
  readonly log: Log
  readonly workers: Pick<Workers, 'run'>
}

type LeasedExport = Leased<ExportRow>

const FROM_THE_START = { rows: 0, bytes: 0, cursor: null, readToEnd: false } as const

/** Writes exports step by step. A step counts once its progress is saved, so it can be repeated. */
export function exportRunner({ database, files, clock, log, workers }: Tools) {
  const { orm } = database
  const { read } = createExportSource(database)

  const removeFiles = async ({ id, format }: Pick<ExportRow, 'id' | 'format'>) => {
    for (const name of new Set([FORMATS[format].rowsFile(id), FORMATS[format].file(id)]))
      await files.remove(name)
  }

  const write = async (job: LeasedExport, kind: RecordKind): Promise<boolean> => {
    const { query, cursor, viewer, createdAt, rows, bytes, items, id } = job
    const format = FORMATS[job.format]
    const size = Math.min(BATCH, items - rows)
    const batch = await read(kind, query, cursor, { viewer, now: createdAt }, size)
    const formatted = { format: job.format, kind: kind.kind, records: batch.records, written: rows }
    const text = await workers.run(FORMAT_ROWS, { ...formatted, withHeader: bytes === 0 }, job.userId)
    const length = await files.append(format.rowsFile(id), bytes, text)
    if (length === null) return exportLeases.release(orm, job, FROM_THE_START)
    const written = rows + batch.records.length
    const readToEnd = batch.nextCursor === null || written >= items
    return exportLeases.release(orm, job, {
      rows: written,
      bytes: length,
      cursor: batch.nextCursor,
      readToEnd,
    })
  }

  const finish = async (job: LeasedExport, kind: RecordKind): Promise<boolean> => {
    const format = FORMATS[job.format]
    if ((await files.readSize(format.rowsFile(job.id))) === null)
      return exportLeases.release(orm, job, FROM_THE_START)
    const [from, to] = [format.rowsFile(job.id), format.file(job.id)]
    const size =
      from === to
        ? ((await files.readSize(to)) ?? 0)
        : await workers.run(
            WRITE_WORKBOOK,
            { kind: kind.kind, from: files.pathOf(from), to: files.pathOf(to), rows: job.rows },
            job.userId,
          )
    const now = clock.now()
    const back = calculateReturnedItems(job, job.rows)
    const isDone = await orm.transaction(async (tx) => {
      const change = {
        state: 'done',
        size,
        finishedAt: now,
        expiresAt: addDays(now, EXPORT_RETENTION_DAYS),
      } as const
      const isReleased = await exportLeases.release(tx, job, { ...change, free: job.free - back })
      if (isReleased) await giveItemsBack(tx, job, back)
      return isReleased
    })
    if (isDone && format.rowsFile(job.id) !== format.file(job.id)) await files.remove(format.rowsFile(job.id))
    return isDone
  }

  // Deletes files only if the owner removed the export: after a lost lease, another process writes the file
  // now.
  const removeLeftovers = async (job: LeasedExport) => {
    const [now] = await orm.select().from(exportJobs).where(eq(exportJobs.id, job.id))
    if (!now || now.removedAt !== null) await removeFiles(job)
  }

  const { step, run } = createWorker({
    name: 'export',
    leases: exportLeases,
    database,
    log,
    async work(job) {
      const kind = findKind(job.kind)
      if (!kind) throw new Error(`There are no ${job.kind} to export`)
      const isKept = await (job.readToEnd ? finish(job, kind) : write(job, kind))
      if (!isKept) await removeLeftovers(job)
    },
  })

  return {
    step,

    /** Applies order changes, then works for a while. */
    async run(): Promise<void> {
      await applyOrderStates(orm)
      await run()
    },

    /** Deletes the files of an account that is being closed; the rows are deleted with the user. */
    closeAccount: (async (tx, { userId }) => {
      const jobs = await tx.select().from(exportJobs).where(eq(exportJobs.userId, userId))
      for (const job of jobs) await removeFiles(job)
    }) satisfies CloseAccount,

    async sweep(): Promise<void> {
      const over = and(eq(exportJobs.state, 'done'), lte(exportJobs.expiresAt, clock.now()))
      const jobs = await orm.update(exportJobs).set({ state: 'expired' }).where(over).returning()
      for (const { id, format } of jobs) await files.remove(FORMATS[format].file(id))
    },
  }
}
