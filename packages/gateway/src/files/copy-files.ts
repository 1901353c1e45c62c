import { buffer } from 'node:stream/consumers'
import { checkDigest } from './check-digest'
import { contentOf } from './file-content'
import type { FileKey, FileStore } from './files.ports'
import { type Files, findAll, keyOf } from './stored-files.store'

/** Copies all files from another store, which keeps them. Missing and damaged ones are left out. */
export async function copyFiles(
  { orm, store }: Files,
  from: FileStore,
): Promise<{ readonly copied: number; readonly missing: readonly FileKey[] }> {
  let copied = 0
  const missing: FileKey[] = []
  for (const row of await findAll(orm)) {
    const key = keyOf(row)
    const opened = await from.open(key)
    const bytes = opened && (await buffer(checkDigest(opened, row.digest).stream).catch(() => null))
    if (bytes) {
      await store.put(key, contentOf(bytes, row.mimeType))
      copied++
    } else missing.push(key)
  }
  return { copied, missing }
}
