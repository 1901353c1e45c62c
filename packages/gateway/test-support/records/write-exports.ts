import { exportRunner } from '../../src/export/export.runner'
import { folderFiles } from '../../src/files/folder-files.adapter'
import { openDatabase } from '../../src/platform/db'
import type { Log } from '../../src/platform/http'
import { inThisThread } from '../workers'

const ORIGIN = 'https://portal.example'

/*
 * A process that writes all waiting exports of a database, to be killed halfway: write-exports.ts {database
 * url} {folder of files} {ms since 1970}
 */
const [url, folder, now] = process.argv.slice(2)
if (!url || !folder || !now) throw new Error('url, folder and time are needed')
const log = { error: (fields: unknown) => console.error(fields) } as unknown as Log
const database = await openDatabase({ url })
const { step } = exportRunner({
  origin: ORIGIN,
  database,
  files: { orm: database.orm, store: folderFiles(folder) },
  clock: { now: () => Number(now) },
  log,
  workers: inThisThread,
})
console.log('begins')
while (await step()) console.log('step')
await database.close()
console.log('ends')
