import { HOUR_MS } from '@zhushutong/domain/formatting'
import { FILE_AREA_NAMES } from './areas'
import { type Files, findUnused, removeFile } from './stored-files.store'

/** Longer than any call runs: a call that stored an unused file has ended without its row. */
const UNUSED_MS = HOUR_MS

/** Maximum number of files of an area that are deleted in one sweep. */
const BATCH = 500

/** Deletes files without a row that uses them: refused uploads, deleted rows, closed accounts, expired files. */
export async function sweepFiles(files: Files, now: number): Promise<void> {
  for (const area of FILE_AREA_NAMES)
    for (const file of await findUnused(files, area, now - UNUSED_MS, BATCH)) await removeFile(files, file)
}
