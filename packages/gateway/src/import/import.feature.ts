import { HOUR_MS } from '@zhushutong/domain/formatting'
import type { Deps, Feature } from '../platform/feature'
import { batchGauges } from './batches/batch-gauges'
import { findBatchIds, finishBatch } from './batches/batches.store'
import { findDatabaseUrl } from './open-database'
import { createRecomposer } from './ranks/recompose-source'
import { IMPORT_OWNER, UNDO_BATCH } from './task-names'
import { createUploadRunner } from './uploads/upload-runner'
import { deleteOldUploads } from './uploads/uploads.store'

const EVERY_MS = 1_000

/** Undoes the batches that staff chose to undo. Several gateways may try: a batch is undone once. */
const undoBatches = async ({ config, database, clock, log, workers }: Deps): Promise<void> => {
  const databaseUrl = findDatabaseUrl(config)
  if (databaseUrl === null) return
  for (const id of await findBatchIds(database.orm, 'undoing'))
    try {
      await workers.run(UNDO_BATCH, { databaseUrl, id, now: clock.now() }, IMPORT_OWNER)
    } catch (err) {
      log.error({ err, batch: id }, 'batch not undone')
      const end = {
        state: 'failed',
        finishedAt: clock.now(),
        note: '撤销没有完成，内容未改动，请重试',
      } as const
      await finishBatch(database.orm, id, end)
    }
}

/** Imports that the staff start and undo in the back office. */
export const importFeature: Feature = (deps) => {
  const { database, clock } = deps
  const isReachable = () => findDatabaseUrl(deps.config) !== null
  const runner = createUploadRunner(deps)
  return {
    gauges: batchGauges(database),
    jobs: [
      { name: 'recompose records', every: EVERY_MS, run: createRecomposer(deps).run },
      { name: 'undo imports', every: EVERY_MS, run: () => undoBatches(deps) },
      { name: 'run imports', every: EVERY_MS, run: async () => (isReachable() ? runner.run() : undefined) },
      {
        name: 'delete old uploads',
        every: HOUR_MS,
        run: () => deleteOldUploads(database.orm, clock.now()),
      },
    ],
  }
}
