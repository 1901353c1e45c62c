import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import type { FileStore } from '../files'
import { readRows, type Tx } from '../platform/db'
import type { BackupHeader } from './backup-header'

export interface FileContent {
  readonly name: string
  readonly bytes: Buffer
}

/** Names of all stored files referenced by the backup's rows. */
const loadNames = async (tx: Tx, { tables }: BackupHeader): Promise<string[]> => {
  // An older schema may lack the table.
  if (!tables.some(({ name }) => name === 'service_files')) return []
  const rows = await readRows<{ id: string }>(
    tx,
    sql`select id from service_files where digest is not null order by id`,
  )
  return rows.map(({ id }) => id)
}

/** Yields the files. A missing file was removed after the backup's snapshot. */
export async function* readFiles(
  tx: Tx,
  header: BackupHeader,
  files: FileStore,
): AsyncGenerator<FileContent> {
  for (const name of await loadNames(tx, header)) {
    const storedFile = await files.open(name)
    if (storedFile) yield { name, bytes: await buffer(storedFile.stream) }
  }
}
