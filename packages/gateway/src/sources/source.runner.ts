import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  type Alarm,
  calculateNextRun,
  findAlarm,
  nextProblem,
  type RunProblem,
} from '@zhushutong/domain/data-sources'
import { MINUTE_MS } from '@zhushutong/domain/formatting'
import { eq } from 'drizzle-orm'
import type { SourceFile, SourceFileOutcome } from '../import'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db'
import type { Log } from '../platform/http'
import { createWorker, defineLeases, type Leased } from '../platform/jobs'
import type { OfferFiles } from './offer-files'
import { type KnownStamps, type OfferedFile, PlaceFailed } from './places/place.ports'
import { findKnownFiles, findWatched, markDue, type SettingsRow, saveAlarm, saveFile } from './sources.store'
import { sourceSettings } from './sources.table'

/** Attempts to read a place before its source raises an alarm. */
const TRIES = 3

/** Renewed during the run; after that, another gateway takes over from a dead one. */
const sourceLeases = defineLeases({
  table: sourceSettings,
  open: eq(sourceSettings.isDue, true),
  seconds: 60,
  maxAttempts: 5,
  retryAfterSeconds: 60,
  onGiveUp: { isDue: false, attempts: 0, problem: 'unreadable', problemText: '导入多次中断，请查看网关日志' },
})

/** The next look at a place where a file is still being written. */
const GROWING_MS = 2 * MINUTE_MS

/** The name of scheduled runs in the list of batches. */
const SCHEDULE = '定时更新'

type Job = Leased<SettingsRow>

interface RunSummary {
  readonly delivered: number
  readonly problem: RunProblem | null
  readonly reason: string | null
  readonly isGrowing: boolean
}

const NOTHING: RunSummary = { delivered: 0, problem: null, reason: null, isGrowing: false }

interface Options {
  readonly database: Database
  readonly clock: Clock
  readonly log: Pick<Log, 'error' | 'info' | 'warn'>
  readonly offerFiles: OfferFiles
  readonly importFile: (file: SourceFile) => Promise<SourceFileOutcome>
  /** The data folder, for the reports. */
  readonly folder: string
}

const digestOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/**
 * Imports what is new at the places of sources, a source on one gateway at a time. A file that a dead gateway left
 * half imported is imported again, which writes only what is missing (DAT-60).
 */
export function sourceRunner({ database, clock, log, offerFiles, importFile, folder }: Options) {
  const { orm } = database

  const importOne = async (job: Job, file: OfferedFile, path: string): Promise<SourceFileOutcome | null> => {
    const { id, kind, source, mapping, mode, maxRejected, maxLost, maxChanged, askedBy } = job
    const [digest, { size }] = [await digestOf(path), await stat(path)]
    const known = await findKnownFiles(orm, id, askedBy === null)
    const before = known.find((row) => row.name === file.name && row.size === size && row.digest === digest)
    const row = { settingsId: id, name: file.name, digest, size, stamp: file.stamp }
    if (before) {
      await saveFile(orm, { ...before, stamp: file.stamp })
      return null
    }
    const limits = { maxRejected, maxLost, maxChanged }
    const startedBy = askedBy ?? SCHEDULE
    const now = clock.now()
    const outcome = await importFile({ kind, source, path, mapping, mode, limits, folder, startedBy, now })
    const batch = 'batch' in outcome ? outcome.batch : null
    const state = batch === null ? 'refused' : 'imported'
    await saveFile(orm, { ...row, state, batch, takenAt: clock.now() })
    return outcome
  }

  const runIn = async (job: Job, copies: string): Promise<RunSummary> => {
    const known = new Map<string, Set<string>>()
    for (const { name, stamp } of await findKnownFiles(orm, job.id, job.askedBy === null))
      known.set(name, (known.get(name) ?? new Set()).add(stamp))
    const { files, isGrowing } = await offerFiles(job, known as KnownStamps, copies)
    let summary: RunSummary = { ...NOTHING, isGrowing }
    for (const file of files) {
      if (file.stamp !== '' && known.get(file.name)?.has(file.stamp)) continue
      const outcome = await importOne(job, file, await file.fetch(copies))
      if (outcome === null) continue
      if ('batch' in outcome) summary = { ...summary, delivered: summary.delivered + 1 }
      else summary = { ...summary, problem: outcome.problem, reason: `${file.name}：${outcome.reason}` }
    }
    return summary
  }

  const run = async (job: Job): Promise<RunSummary> => {
    const copies = await mkdtemp(join(tmpdir(), 'zhushutong-source-'))
    try {
      return await runIn(job, copies)
    } finally {
      await rm(copies, { recursive: true, force: true })
    }
  }

  const report = (source: string, alarm: Alarm | null, reason: string | null) => {
    if (alarm === null) log.info({ source }, 'alarm of a source closed')
    else log.error({ source, alarm, reason }, 'alarm of a source')
  }

  const finish = async (job: Job, startedAt: number, summary: RunSummary): Promise<void> => {
    const problem = nextProblem(job.problem, summary)
    const next = job.rhythm === null ? null : calculateNextRun(job.rhythm, startedAt)
    const soon = startedAt + GROWING_MS
    const nextAt = summary.isGrowing ? Math.min(next ?? soon, soon) : next
    const now = clock.now()
    const [watched] = await findWatched(orm, job.id)
    if (!watched) return
    const problemText = problem === null ? null : (summary.reason ?? job.problemText)
    const alarm = findAlarm({ ...watched, problem }, now)
    const isHeld = await sourceLeases.release(orm, job, {
      isDue: false,
      askedBy: null,
      checkedAt: now,
      nextAt: job.isOn ? nextAt : null,
      problem,
      problemText,
      alarm,
      alarmAt: alarm === null ? null : alarm === watched.alarm ? watched.alarmAt : now,
    })
    if (isHeld && alarm !== watched.alarm) report(job.id, alarm, problemText)
  }

  const work = async (job: Job): Promise<void> => {
    const startedAt = clock.now()
    try {
      await finish(job, startedAt, await run(job))
    } catch (error) {
      if (!(error instanceof PlaceFailed)) throw error
      log.warn({ source: job.id, reason: error.message }, 'place of a source not read')
      if (job.askedBy === null && job.attempts < TRIES) return void (await sourceLeases.fail(orm, job))
      await finish(job, startedAt, { ...NOTHING, problem: 'unreadable', reason: error.message })
    }
  }

  const worker = createWorker({ name: 'source', leases: sourceLeases, database, log, work })

  /** Raises and closes the alarms of all sources between their runs, in the list of the staff and in the log (DAT-62). */
  const watch = async (): Promise<void> => {
    const now = clock.now()
    for (const row of await findWatched(orm)) {
      const { id, problemText } = row
      const alarm = findAlarm(row, now)
      if (alarm !== row.alarm && (await saveAlarm(orm, id, alarm, now))) report(id, alarm, problemText)
    }
  }

  return {
    watch,
    async run(): Promise<void> {
      if (!(await markDue(orm, clock.now()))) return
      await worker.run()
    },
  }
}
