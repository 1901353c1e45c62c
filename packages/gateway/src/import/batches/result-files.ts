import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type Files, readContent, saveFile } from '../../files'
import type { ImportOutcome } from '../run-batch'
import { importBatches } from './batches.table'

type Paths = Pick<ImportOutcome, 'reportPath' | 'refusedPath'>

const saveResult = async (files: Files, path: string | null, now: number): Promise<string | null> => {
  if (path === null) return null
  const id = randomUUID()
  const type = path.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/x-ndjson'
  await saveFile(files, { area: 'import-results', id }, await readContent(path, type), now)
  return id
}

/** Stores the report and the refused rows of a run for the staff, and returns the ids of both files. `now` in ms. */
export async function saveResultFiles(files: Files, { reportPath, refusedPath }: Paths, now: number) {
  return {
    reportFile: await saveResult(files, reportPath, now),
    refusedFile: await saveResult(files, refusedPath, now),
  }
}

/** The same for a batch, which then refers to the files. */
export async function saveResults(
  files: Files,
  outcome: Paths & Pick<ImportOutcome, 'batch'>,
  now: number,
): Promise<void> {
  const saved = await saveResultFiles(files, outcome, now)
  await files.orm.update(importBatches).set(saved).where(eq(importBatches.id, outcome.batch))
}
