import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import type { FileStore } from '../files'
import { readRows, type Tx } from '../platform/db'
import type { BackupHeader } from './backup-header'

export interface FileContent {
  readonly name: string
  readonly bytes: Buffer
}

/** The names of all kept files that the rows of the backup know. */
const loadNames = async (tx: Tx, { tables }: BackupHeader): Promise<string[]> => {
  // A database that was not migrated yet may have none.
  if (!tables.some(({ name }) => name === 'service_files')) return []
  const rows = await readRows<{ id: string }>(
    tx,
    sql`select id from service_files where digest is not null order by id`,
  )
  return rows.map(({ id }) => id)
}

/** The files, one after the other. One that is not there any more was removed after the moment of the backup. */
export async function* readFiles(
  tx: Tx,
  header: BackupHeader,
  files: FileStore,
): AsyncGenerator<FileContent> {
  for (const name of await loadNames(tx, header)) {
    const found = await files.open(name)
    if (found) yield { name, bytes: await buffer(found.stream) }
  }
}
