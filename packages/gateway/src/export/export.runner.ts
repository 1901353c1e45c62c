import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calculateReturnedItems } from '@zhushutong/domain/export'
import { findKind, type RecordKind } from '@zhushutong/domain/records'
import { and, eq, lte } from 'drizzle-orm'
import { contentOf, FILE_AREAS, type Files, joinParts, readContent, removeFile, saveFile } from '../files'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import type { Log } from '../platform/http'
import { createWorker, type Leased } from '../platform/jobs'
import type { Workers } from '../platform/workers'
import { applyOrderStates, exportLeases } from './export.store'
import { type ExportRow, exportJobs } from './export.table'
import { createExportSource } from './export-source'
import { EXPORT_TYPES } from './export-types'
import { FORMAT_ROWS, WRITE_WORKBOOK } from './task-names'
import { giveItemsBack } from './usage.store'

/** Records per step: few enough not to block the event loop, many enough for speed. */
const BATCH = 200

interface Tools {
  readonly database: Database
  readonly files: Files
  readonly clock: Clock
  readonly log: Log
  readonly workers: Pick<Workers, 'run'>
  /** The portal's origin, for the addresses of records. */
  readonly origin: string
}

type LeasedExport = Leased<ExportRow>

const PART_TYPE = 'application/octet-stream'

/** Deletes the files of a removed export; the sweep of all files repeats a failure. */
export async function removeExportFiles(files: Files, id: string, log: Log): Promise<void> {
  try {
    for (const area of ['export-parts', 'exports'] as const) await removeFile(files, { area, id })
  } catch (err) {
    log.warn({ err }, 'files of a removed export wait for the sweep')
  }
}

const FROM_THE_START = { rows: 0, bytes: 0, cursor: null, readToEnd: false } as const

/** Writes exports step by step. A step counts once its progress is saved, so it can be repeated. */
export function exportRunner({ database, files, clock, log, workers, origin }: Tools) {
  const { orm } = database
  const { read } = createExportSource(database)

  const write = async (job: LeasedExport, kind: RecordKind): Promise<boolean> => {
    const { query, cursor, viewer, createdAt, rows, bytes, items, id } = job
    const size = Math.min(BATCH, items - rows)
    const batch = await read(kind, query, cursor, { viewer, now: createdAt }, size)
    const formatted = { format: job.format, kind: kind.kind, records: batch.records, written: rows, origin }
    const text = await workers.run(FORMAT_ROWS, { ...formatted, withHeader: bytes === 0 }, job.userId)
    const part = Buffer.from(text, 'utf8')
    if (part.length > 0)
      await saveFile(files, { area: 'export-parts', id, at: bytes }, contentOf(part, PART_TYPE), clock.now())
    const written = rows + batch.records.length
    const readToEnd = batch.nextCursor === null || written >= items
    return exportLeases.release(orm, job, {
      rows: written,
      bytes: bytes + part.length,
      cursor: batch.nextCursor,
      readToEnd,
    })
  }

  /** Writes the file from its parts; returns its size, null when a part was lost. */
  const writeFile = async ({ id, format, bytes, rows, userId }: LeasedExport, kind: RecordKind) => {
    const folder = await mkdtemp(join(tmpdir(), 'zhushutong-export-'))
    try {
      const [from, to] = [join(folder, 'rows'), join(folder, 'workbook')]
      if (!(await joinParts(files, { area: 'export-parts', id }, bytes, from))) return null
      const isWorkbook = format === 'xlsx'
      if (isWorkbook) await workers.run(WRITE_WORKBOOK, { kind: kind.kind, from, to, rows }, userId)
      const content = await readContent(isWorkbook ? to : from, EXPORT_TYPES[format])
      await saveFile(files, { area: 'exports', id }, content, clock.now())
      return content.size
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  const finish = async (job: LeasedExport, kind: RecordKind): Promise<boolean> => {
    const size = await writeFile(job, kind)
    if (size === null) return exportLeases.release(orm, job, FROM_THE_START)
    const now = clock.now()
    const back = calculateReturnedItems(job, job.rows)
    const isDone = await orm.transaction(async (tx) => {
      const change = {
        state: 'done',
        size,
        finishedAt: now,
        expiresAt: now + FILE_AREAS.exports.retentionMs,
      } as const
      const isReleased = await exportLeases.release(tx, job, { ...change, free: job.free - back })
      if (isReleased) await giveItemsBack(tx, job, back)
      return isReleased
    })
    if (isDone) await removeFile(files, { area: 'export-parts', id: job.id })
    return isDone
  }

  // Deletes files only if the owner removed the export: after a lost lease, another process writes the file
  // now.
  const removeLeftovers = async (job: LeasedExport) => {
    const [now] = await orm.select().from(exportJobs).where(eq(exportJobs.id, job.id))
    if (!now || now.removedAt !== null) await removeExportFiles(files, job.id, log)
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

    async sweep(): Promise<void> {
      const over = and(eq(exportJobs.state, 'done'), lte(exportJobs.expiresAt, clock.now()))
      const jobs = await orm.update(exportJobs).set({ state: 'expired' }).where(over).returning()
      for (const { id } of jobs) await removeFile(files, { area: 'exports', id })
    },
  }
}
