import { randomBytes } from 'node:crypto'
import { basename, join } from 'node:path'
import { dayOf } from '@zhushutong/domain/formatting'
import { checkFile, DEFAULT_LIMITS } from '@zhushutong/domain/statements'
import type { Database } from '../platform/db'
import { DEFAULT_RANK, readRanks } from '../records'
import type { ImportCall } from './arguments'
import { finishBatch, markComplete, registerSource, startBatch } from './batches/batches.store'
import { closeMissing, countOpen } from './close-missing'
import type { BatchOrigin } from './compose-record'
import type { Counts } from './counts'
import { deleteRows } from './delete-rows'
import { importFile } from './import-file'
import { recomputeDerived } from './open-database'
import { createProgressReporter } from './progress'
import { openRefusedRows } from './refused-rows'
import { openReport } from './report'
import type { Shape } from './shapes'
import { StoppedFile } from './source'
import { type Survey, surveyFile } from './survey'

interface ImportRun {
  readonly call: ImportCall
  readonly shape: Shape
  readonly database: Database
  /** The folder of the reports. */
  readonly folder: string
  readonly startedBy: string
  readonly clock: () => number
  readonly print: (line: string) => void
}

export interface ImportOutcome {
  readonly batch: string
  readonly counts: Counts
  readonly reportPath: string
  /** The path of the refused rows; null without any. */
  readonly refusedPath: string | null
}

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

const register = ({ call, shape, database, startedBy }: ImportRun, start: BatchStart): Promise<void> =>
  startBatch(database.orm, {
    ...start,
    kind: call.kind.kind,
    source: shape.source,
    file: basename(call.file),
    mode: call.mode ?? 'delta',
    startedBy,
  })

/** Refuses a file that is probably the wrong one, before anything but its batch is written. */
const checkSurvey = async (run: ImportRun, { rows, rejected, same }: Survey) => {
  const { call, shape, database, clock } = run
  const { maxLost, ...limits } = call.limits ?? DEFAULT_LIMITS
  const found = checkFile(
    {
      rows,
      rejected,
      unchanged: same,
      before: await countOpen(database, shape),
      isFull: call.mode === 'full',
    },
    { ...limits, maxLost: call.shrinks ? null : maxLost },
  )
  if (found === null) return
  if (!call.dryRun) {
    const start = startOf(run)
    await register(run, start)
    const end = { state: 'stopped', finishedAt: clock(), note: found.text } as const
    await finishBatch(database.orm, start.id, end)
  }
  throw new StoppedFile(found.problem, found.text)
}

const write = async (
  run: ImportRun,
  survey: Survey,
  origin: Omit<BatchOrigin, 'now'>,
  report: Report,
  refused: ReturnType<typeof openRefusedRows>,
) => {
  const { call, shape, database, clock } = run
  const job = {
    path: call.file,
    sheet: call.sheet,
    shape,
    survey,
    database,
    dryRun: call.dryRun,
    clock,
    origin,
    remark: report.write,
    refuse: refused.write,
    progress: createProgressReporter(survey.rows, clock, run.print),
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
  await checkSurvey(run, survey)
  const origin = await begin(run)
  const report = openReport(join(run.folder, 'imports'), `${call.kind.kind}-${origin.id}`)
  const refused = openRefusedRows(report.path.replace(/\.csv$/, ''))
  const finish = (state: 'done' | 'failed', end: { counts?: Counts; note?: string }) =>
    call.dryRun
      ? Promise.resolve()
      : finishBatch(orm, origin.id, { state, finishedAt: clock(), reportPath: report.path, ...end })
  try {
    const counts = await write(run, survey, origin, report, refused)
    if (!call.dryRun) {
      await recomputeDerived(database, shape, clock(), call.covers)
      const complete = { kind: call.kind.kind, source: shape.source, dataOn: origin.dataOn }
      if (call.mode === 'full') await markComplete(orm, complete)
    }
    await finish('done', { counts })
    return { batch: origin.id, counts, reportPath: report.path, refusedPath: refused.close() }
  } catch (error) {
    await finish('failed', { note: error instanceof Error ? error.message.slice(0, 500) : '' })
    throw error
  } finally {
    report.close()
    refused.close()
  }
}
