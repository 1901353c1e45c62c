import type { Deps } from '../platform/feature'
import { importSourceFile, type SourceFile, type SourceFileOutcome } from './import-source-file'
import { findDatabaseUrl } from './open-database'
import { IMPORT_SOURCE_FILE } from './task-names'

const OWNER = 'imports'

/** Imports files of sources: in a worker thread, unless its database cannot be reached from there. */
export function createImportFile({
  config,
  database,
  workers,
}: Pick<Deps, 'config' | 'database' | 'workers'>) {
  return (file: SourceFile): Promise<SourceFileOutcome> => {
    const databaseUrl = findDatabaseUrl(config)
    if (databaseUrl === null) return importSourceFile(file, database)
    return workers.run(IMPORT_SOURCE_FILE, { databaseUrl, file }, OWNER)
  }
}
