import { openDatabase } from '../platform/db'
import { importSourceFile, type SourceFileOutcome } from './import-source-file'
import type { FileToImport } from './task-names'

export async function importInThread({ databaseUrl, file }: FileToImport): Promise<SourceFileOutcome> {
  const database = await openDatabase({ url: databaseUrl, pool: 1 })
  try {
    return await importSourceFile(file, database)
  } finally {
    await database.close()
  }
}
