import { eq } from 'drizzle-orm'
import { createFiles } from '../../files'
import type { Deps } from '../../platform/feature'
import { createWorker, type Leased } from '../../platform/jobs'
import { importBatches } from '../batches/batches.table'
import { saveResultFiles } from '../batches/result-files'
import { findDatabaseUrl } from '../open-database'
import { IMPORT_OWNER, RUN_UPLOAD, type UploadResult } from '../task-names'
import { withStagedFile } from './stage-file'
import { endAbandonedBatches, type ImportUpload, uploadLeases } from './uploads.store'

const MISSING = '文件没有完整上传，请重新上传'

/** Checks and imports the files of the staff in a worker thread, one at a time. */
export function createUploadRunner(deps: Deps) {
  const { config, database, clock, log, workers } = deps
  const { orm } = database
  const files = createFiles(deps)

  const finish = async (upload: Leased<ImportUpload>, result: UploadResult) => {
    if ('problem' in result) {
      const { problem: note } = result
      await uploadLeases.release(orm, upload, {
        state: 'failed',
        note,
        counts: null,
        reasons: [],
        stop: null,
      })
      return
    }
    const { batch, counts, reasons, stop } = result
    const saved = await saveResultFiles(files, result, clock.now())
    const isImport = upload.task === 'import'
    if (isImport)
      await orm
        .update(importBatches)
        .set({ ...saved, reportPath: null })
        .where(eq(importBatches.id, batch))
    const state = isImport ? 'imported' : 'checked'
    await uploadLeases.release(orm, upload, {
      ...saved,
      state,
      counts,
      reasons,
      stop: stop?.text ?? null,
      note: null,
    })
  }

  const work = async (upload: Leased<ImportUpload>) => {
    const { id, fileName, settings, task, uploadedBy: startedBy } = upload
    const databaseUrl = findDatabaseUrl(config)
    if (!settings || databaseUrl === null)
      throw new Error('an upload cannot run without settings or database')
    const isStaged = await withStagedFile(files, upload, async ({ path, folder }) => {
      const dryRun = task !== 'import'
      const run = { databaseUrl, id, path, folder, fileName, settings, dryRun, startedBy, now: clock.now() }
      await finish(upload, await workers.run(RUN_UPLOAD, run, IMPORT_OWNER))
      return true
    })
    if (!isStaged) await finish(upload, { problem: MISSING })
  }

  const worker = createWorker({ name: 'import of the staff', leases: uploadLeases, database, log, work })
  return {
    async run(): Promise<void> {
      await endAbandonedBatches(orm, clock.now())
      await worker.run()
    },
  }
}
