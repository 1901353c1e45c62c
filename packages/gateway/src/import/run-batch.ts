import { randomBytes } from 'node:crypto'
import { basename, join } from 'node:path'
import { countReason, type RemarkReason } from '@zhushutong/domain/data-import'
import { dayOf } from '@zhushutong/domain/formatting'
import { company } from '@zhushutong/domain/records'
import { checkFile, DEFAULT_LIMITS } from '@zhushutong/domain/statements'
import type { Database } from '../platform/db'
import { DEFAULT_RANK, readRanks, suspectDoublesOfBatch } from '../records'
import type { ImportCall } from './arguments'
import { type BatchEnd, finishBatch, markComplete, registerSource, startBatch } from './batches/batches.store'
import type { Counts } from './counts'
import { importFile } from './import-file'
import { recomputeDerived } from './open-database'
import { createProgressReporter } from './progress'
import { openRefusedRows } from './refused-rows'
import { openReport } from './report'
import type { Remark, Shape } from './shapes'
import { StoppedFile } from './source'
import { type Survey, surveyFile } from './survey/survey-file'
import { closeMissing, countOpen } from './write/close-missing'
import type { BatchOrigin } from './write/compose-record'
import { deleteRows } from './write/delete-rows'

interface ImportRun {
  readonly call: ImportCall
  readonly shape: Shape
  readonly database: Database
  /** The name of the file for the staff; by default that of its path. */
  readonly fileName?: string
  /** The folder of the reports. */
  readonly folder: string
  readonly startedBy: string
  readonly clock: () => number
  readonly print: (line: string) => void
  /** Receives the counts while rows are written, and the number of rows. */
  readonly progress?: (counts: Counts, rows: number) => void
  /** Receives the id of the batch before rows are written. */
  readonly begins?: (batch: string) => void
}

export interface ImportOutcome {
  readonly batch: string
  readonly counts: Counts
  /** The reasons of refused rows and warnings, with their numbers. */
  readonly reasons: readonly RemarkReason[]
  /** The guard that stops the import, in Chinese; only in a dry run. */
  readonly stop: FileStop | null
  readonly reportPath: string
  /** The path of the refused rows; null without any. */
  readonly refusedPath: string | null
}

type FileStop = NonNullable<ReturnType<typeof checkFile>>

const newBatchId = (now: number): string =>
  `${new Date(now).toISOString().replace(/\D/g, '').slice(0, 14)}-${randomBytes(4).toString('hex')}`

interface BatchStart {
  readonly id: string
  readonly dataOn: string
  readonly startedAt: number
}

const startOf = ({ call, clock }: ImportRun): BatchStart => {
  const startedAt = clock()
  return { id: newBatchId(startedAt), dataOn: call.date ?? dayOf(startedAt), startedAt }
}

const register = (
  { call, shape, database, fileName, startedBy }: ImportRun,
  start: BatchStart,
): Promise<void> =>
  startBatch(database.orm, {
    ...start,
    kind: call.kind.kind,
    source: shape.source,
    file: fileName ?? basename(call.file),
    mode: call.mode ?? 'delta',
    startedBy,
  })

/** The limit that a file exceeds, which is then probably the wrong one; null for a plausible one. */
const findStop = async ({ call, shape, database }: ImportRun, { rows, rejected, same }: Survey) => {
  const { maxLost, ...limits } = call.limits ?? DEFAULT_LIMITS
  const before = await countOpen(database, shape)
  return checkFile(
    { rows, rejected, unchanged: same, before, isFull: call.mode === 'full' },
    { ...limits, maxLost: call.shrinks ? null : maxLost },
  )
}

/** Refuses a file: nothing but its batch is written. */
const refuseFile = async (run: ImportRun, { problem, text }: FileStop): Promise<never> => {
  const start = startOf(run)
  await register(run, start)
  await finishBatch(run.database.orm, start.id, { state: 'stopped', finishedAt: run.clock(), note: text })
  throw new StoppedFile(problem, text)
}

const write = async (
  run: ImportRun,
  survey: Survey,
  origin: Omit<BatchOrigin, 'now'>,
  report: Report,
  refused: ReturnType<typeof openRefusedRows>,
  reasons: Map<string, RemarkReason>,
) => {
  const { call, shape, database, clock } = run
  const print = createProgressReporter(survey.rows, clock, run.print)
  const job = {
    path: call.file,
    sheet: call.sheet,
    shape,
    survey,
    database,
    dryRun: call.dryRun,
    clock,
    origin,
    remark: (remarks: readonly Remark[]) => {
      report.write(remarks)
      for (const remark of remarks) countReason(reasons, remark)
    },
    refuse: refused.write,
    progress: (counts: Counts) => {
      print(counts)
      run.progress?.({ ...counts }, survey.rows)
    },
  }
  if (call.mode === 'delete') return deleteRows(job)
  const counts = await importFile(job)
  if (call.mode !== 'full') return counts
  const closed = await closeMissing(database, shape, survey.seen, { ...origin, now: clock() }, call.dryRun)
  return { ...counts, closed }
}

type Report = ReturnType<typeof openReport>

/** The origin of a batch, registered in the database unless nothing is written. */
const begin = async (run: ImportRun) => {
  const { call, shape, database } = run
  const start = startOf(run)
  const { kind } = call.kind
  if (call.dryRun)
    return { ...start, rank: (await readRanks(database.orm, kind)).get(shape.source) ?? DEFAULT_RANK }
  const rank = await registerSource(database.orm, kind, shape.source, shape.platform ?? null)
  await register(run, start)
  run.begins?.(start.id)
  return { ...start, rank }
}

/**
 * Runs one import on an open database, as a batch.
 * @throws UnusableFile: no record has been written
 */
export async function runBatch(run: ImportRun): Promise<ImportOutcome> {
  const { call, shape, database, clock } = run
  const { orm } = database
  const survey = await surveyFile(call.file, shape, database, call.rereads, call.sheet)
  const stop = await findStop(run, survey)
  if (stop !== null && !call.dryRun) await refuseFile(run, stop)
  const origin = await begin(run)
  const report = openReport(join(run.folder, 'imports'), `${call.kind.kind}-${origin.id}`)
  const refused = openRefusedRows(report.path.replace(/\.csv$/, ''))
  const reasons = new Map<string, RemarkReason>()
  const finish = (state: 'done' | 'failed', end: Pick<BatchEnd, 'counts' | 'note'>) =>
    call.dryRun
      ? Promise.resolve()
      : finishBatch(orm, origin.id, {
          state,
          finishedAt: clock(),
          reportPath: report.path,
          reasons: [...reasons.values()],
          ...end,
        })
  try {
    const counts = await write(run, survey, origin, report, refused, reasons)
    if (!call.dryRun) {
      await recomputeDerived(database, shape, clock(), call.covers)
      if (call.kind === company) await suspectDoublesOfBatch(orm, origin.id, clock())
      const complete = { kind: call.kind.kind, source: shape.source, dataOn: origin.dataOn }
      if (call.mode === 'full') await markComplete(orm, complete)
    }
    await finish('done', { counts })
    return {
      batch: origin.id,
      counts,
      reasons: [...reasons.values()],
      stop,
      reportPath: report.path,
      refusedPath: refused.close(),
    }
  } catch (error) {
    await finish('failed', { note: error instanceof Error ? error.message.slice(0, 500) : '' })
    throw error
  } finally {
    report.close()
    refused.close()
  }
}
