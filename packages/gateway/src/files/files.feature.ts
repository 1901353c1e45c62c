import { HOUR_MS } from '@zhushutong/domain/formatting'
import type { Feature } from '../platform/feature'
import { createFiles } from './create-file-store'
import { moveOldFiles } from './move-old-files'
import { sweepFiles } from './sweep-files'

/** The store of all files: moves the files of an older version into it, and deletes unused ones. */
export const filesFeature: Feature = (deps) => {
  const { config, database, clock, log } = deps
  const files = createFiles(deps)
  return {
    async prepare() {
      const moved = await moveOldFiles(database, files.store, {
        dataDir: config.PORTAL_DATA_DIR,
        now: clock.now(),
      })
      if (moved > 0) log.info({ moved }, 'files moved into the file store')
    },
    jobs: [{ name: 'sweep files', every: HOUR_MS, run: () => sweepFiles(files, clock.now()) }],
  }
}
