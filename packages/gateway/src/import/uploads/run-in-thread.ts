import { findKind } from '@zhushutong/domain/records'
import { eq } from 'drizzle-orm'
import { openDatabase } from '../../platform/db'
import { chooseShape } from '../choose-shape'
import { runBatch } from '../run-batch'
import { shapeOfMapping } from '../shapes'
import { UnusableFile } from '../source'
import type { UploadResult, UploadToRun } from '../task-names'
import { importUploads } from './uploads.table'

const PROGRESS_MS = 1_000

const createClock = (now: number) => {
  const started = Date.now()
  return () => now + Date.now() - started
}

/** Checks or imports an uploaded file with a database connection of its own. */
export async function runInThread(run: UploadToRun): Promise<UploadResult> {
  const { databaseUrl, id, path, fileName, folder, settings, dryRun, startedBy, now } = run
  const kind = findKind(settings.kind)
  if (!kind) return { problem: `没有 ${settings.kind} 这个类型` }
  const database = await openDatabase({ url: databaseUrl, pool: 2 })
  const clock = createClock(now)
  const save = (values: Partial<typeof importUploads.$inferInsert>) =>
    database.orm.update(importUploads).set(values).where(eq(importUploads.id, id))
  let saving: Promise<unknown> = Promise.resolve()
  let savedAt = 0
  try {
    const { mapping, sheet, dataOn: date, mode, shrinks } = settings
    const call = { kind, file: path, sheet, date, mode, shrinks, dryRun }
    const shape = mapping
      ? shapeOfMapping(JSON.stringify(mapping), kind)
      : await chooseShape({ kind, file: path, sheet }, () => {})
    return await runBatch({
      call,
      shape,
      database,
      fileName,
      folder,
      startedBy,
      clock,
      print: () => {},
      begins: (batch) => {
        saving = saving.then(() => save({ batch }))
      },
      progress: ({ read }, rows) => {
        if (clock() - savedAt < PROGRESS_MS) return
        savedAt = clock()
        saving = saving.then(() => save({ progress: { read, rows } }))
      },
    })
  } catch (error) {
    if (error instanceof UnusableFile) return { problem: error.message }
    throw error
  } finally {
    await saving.catch(() => {})
    await database.close()
  }
}
