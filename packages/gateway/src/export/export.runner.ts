import { EXPORT_KEPT_DAYS, exportColumns, freeItemsBack } from '@zhushutong/domain/export'
import { addDays } from '@zhushutong/domain/formatting'
import { kindNamed, type RecordKind } from '@zhushutong/domain/records'
import { and, eq, lte } from 'drizzle-orm'
import type { Clock } from '../clock'
import type { Database } from '../db'
import type { Log } from '../http'
import type { ExportFiles } from './export.ports'
import { followOrders } from './export.store'
import { exportJobs } from './export.table'
import { exportSource } from './export-source'
import { FORMATS } from './formats'
import { keepFailure, keepStep, type LeasedExport, leaseNext } from './lease.store'
import { giveBack } from './usage.store'

/** Records of one step: few enough to hold, enough to be quick. */
const BATCH = 500
/** ms of work before a run gives way, so that the gateway can stop soon. */
const RUN_MS = 2_000

interface Tools {
  readonly database: Database
  readonly files: ExportFiles
  readonly clock: Clock
  readonly log: Log
}

const FROM_THE_START = { rows: 0, bytes: 0, cursor: null, readToEnd: false } as const

/** Writes exports step by step. Whatever a step wrote counts once it is kept, so a step can be done again. */
export function exportRunner({ database, files, clock, log }: Tools) {
  const { orm } = database
  const { read } = exportSource(database)

  const removeFiles = async ({ id, format }: LeasedExport) => {
    for (const name of new Set([FORMATS[format].rowsFile(id), FORMATS[format].file(id)]))
      await files.remove(name)
  }

  const write = async (job: LeasedExport, kind: RecordKind): Promise<boolean> => {
    const { query, cursor, viewer, createdAt, rows, bytes, items, id } = job
    const format = FORMATS[job.format]
    const size = Math.min(BATCH, items - rows)
    const batch = await read(kind, query, cursor, { viewer, now: createdAt }, size)
    const columns = exportColumns(kind)
    const head = bytes === 0 ? format.head(columns) : ''
    const text = head + format.rows(columns, batch.records, rows)
    const length = await files.append(format.rowsFile(id), bytes, text)
    if (length === null) return keepStep(orm, job, FROM_THE_START)
    const written = rows + batch.records.length
    const readToEnd = batch.nextCursor === null || written >= items
    return keepStep(orm, job, { rows: written, bytes: length, cursor: batch.nextCursor, readToEnd })
  }

  const finish = async (job: LeasedExport, kind: RecordKind): Promise<boolean> => {
    const format = FORMATS[job.format]
    if ((await files.sizeOf(format.rowsFile(job.id))) === null) return keepStep(orm, job, FROM_THE_START)
    const size = await format.finish(files, job.id, kind, job.rows)
    const now = clock.now()
    const back = freeItemsBack(job, job.rows)
    const isDone = await orm.transaction(async (tx) => {
      const change = {
        state: 'done',
        size,
        finishedAt: now,
        expiresAt: addDays(now, EXPORT_KEPT_DAYS),
      } as const
      const kept = await keepStep(tx, job, { ...change, free: job.free - back })
      if (kept) await giveBack(tx, job.userId, job.month, back)
      return kept
    })
    if (isDone && format.rowsFile(job.id) !== format.file(job.id)) await files.remove(format.rowsFile(job.id))
    return isDone
  }

  /** One step of the export that has waited longest; false when none waits. */
  const step = async (): Promise<boolean> => {
    const job = await leaseNext(orm)
    if (!job) return false
    try {
      const kind = kindNamed(job.kind)
      if (!kind) throw new Error(`There are no ${job.kind} to export`)
      const isKept = await (job.readToEnd ? finish(job, kind) : write(job, kind))
      if (!isKept) await removeLeftovers(job)
    } catch (err) {
      log.error({ err, exportId: job.id }, 'export step failed')
      await keepFailure(orm, job)
    }
    return true
  }

  // Only of what its owner removed: what another process took over is written there now.
  const removeLeftovers = async (job: LeasedExport) => {
    const [now] = await orm.select().from(exportJobs).where(eq(exportJobs.id, job.id))
    if (!now || now.removedAt !== null) await removeFiles(job)
  }

  return {
    step,

    /** Follows the orders, then works for a while. */
    async run(): Promise<void> {
      await followOrders(orm)
      const until = performance.now() + RUN_MS
      while (performance.now() < until && (await step()));
    },

    /** Removes the files whose time is over. */
    async sweep(): Promise<void> {
      const over = and(eq(exportJobs.state, 'done'), lte(exportJobs.expiresAt, clock.now()))
      const jobs = await orm.update(exportJobs).set({ state: 'expired' }).where(over).returning()
      for (const { id, format } of jobs) await files.remove(FORMATS[format].file(id))
    },
  }
}

export type ExportRunner = ReturnType<typeof exportRunner>
