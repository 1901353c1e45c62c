import { buffer } from 'node:stream/consumers'
import { checkDigest } from './check-digest'
import type { FileKey } from './files.ports'
import { type Files, findAll, findBackedUp, keyOf } from './stored-files.store'

interface CheckedFiles {
  readonly checked: number
  /** Files that are missing in the store, or whose bytes differ from their digest. */
  readonly wrong: readonly FileKey[]
}

/** Reads the files that belong into a backup and compares their bytes with their digests. */
export async function checkFiles({ orm, store }: Files): Promise<CheckedFiles> {
  const keys = new Set(await findBackedUp(orm))
  const rows = (await findAll(orm)).filter((row) => keys.has(keyOf(row)))
  const wrong: FileKey[] = []
  for (const row of rows) {
    const opened = await store.open(keyOf(row))
    const bytes = opened && (await buffer(checkDigest(opened, row.digest).stream).catch(() => null))
    if (!bytes) wrong.push(keyOf(row))
  }
  return { checked: rows.length, wrong }
}
