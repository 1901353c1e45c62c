import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { FILE_AREAS, type FileKey, type FileStore, findBackedUp } from '../files'
import { readRows, type Tx } from '../platform/db'
import type { BackupHeader } from './backup-header'

export interface StoredContent {
  readonly key: FileKey
  readonly bytes: Buffer
}

/** Keys of the files in a backup. A schema without the table of files has files of service orders only. */
const findKeys = async (tx: Tx, { tables }: BackupHeader): Promise<readonly FileKey[]> => {
  const has = (table: string) => tables.some(({ name }) => name === table)
  if (has('stored_files')) return findBackedUp(tx)
  if (!has('service_files')) return []
  const rows = await readRows<{ id: string }>(
    tx,
    sql`select id from service_files where digest is not null order by id`,
  )
  return rows.map(({ id }) => keyOfOld(id))
}

/** Version 2 names files of service orders by their id alone. */
const keyOfOld = (id: string): FileKey => `service-files/${id}`

const isKey = (name: string): name is FileKey => {
  const [, area] = /^([a-z\d-]+)\/[\da-f-]{36}(?:\.\d+)?$/.exec(name) ?? []
  return area !== undefined && Object.hasOwn(FILE_AREAS, area)
}

/** The key of a file in a backup; null for a name that no version writes. */
export function readKey(name: string): FileKey | null {
  const key = name.includes('/') ? name : keyOfOld(name)
  return isKey(key) ? key : null
}

/** Yields the files. A missing file was removed after the backup's snapshot. */
export async function* readFiles(
  tx: Tx,
  header: BackupHeader,
  store: FileStore,
): AsyncGenerator<StoredContent> {
  for (const key of await findKeys(tx, header)) {
    const opened = await store.open(key)
    if (opened) yield { key, bytes: await buffer(opened.stream) }
  }
}
