import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Database, lockSchema, readRows, type Tx } from '../platform/db'
import type { FileArea } from './areas'
import { contentOf } from './file-content'
import type { FileStore } from './files.ports'
import { putFile } from './stored-files.store'

/** A file of a version without the file store: its bytes, or its path in the data folder. */
interface OldFile {
  readonly number: number
  readonly area: FileArea
  readonly id: string
  readonly at: number
  readonly mime_type: string
  readonly bytes: Uint8Array | null
  readonly path: string | null
}

/** True when files of an older version are not in the file store yet. */
export async function hasFilesToMove(tx: Tx): Promise<boolean> {
  const [row] = await readRows<{ is_there: boolean }>(
    tx,
    sql`select to_regclass('drizzle.files_to_move') is not null as is_there`,
  )
  return row?.is_there ?? false
}

/** Locked, so that gateways that start together move each file once. */
const findNext = async (tx: Tx): Promise<OldFile | undefined> => {
  await lockSchema(tx)
  if (!(await hasFilesToMove(tx))) return undefined
  const [file] = await readRows<OldFile>(
    tx,
    sql`select number::int, area, id, at::int, mime_type, bytes, path
      from drizzle.files_to_move order by number limit 1`,
  )
  if (!file) await tx.execute(sql`drop table drizzle.files_to_move`)
  return file
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Null for a file that is no longer in the folder: its download reports it as missing. */
const readBytes = async ({ bytes, path }: OldFile, dataDir: string): Promise<Uint8Array | null> => {
  if (bytes) return bytes
  return readFile(join(dataDir, path ?? '')).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
}

/**
 * Moves the files that the migration took out of tables of an older version, one a transaction: an interrupted move
 * continues at the next start.
 * @returns the number of moved files
 * @throws FileStoreFailed
 */
export async function moveOldFiles(
  { orm }: Pick<Database, 'orm'>,
  store: FileStore,
  { dataDir, now }: { readonly dataDir: string; readonly now: number },
): Promise<number> {
  for (let moved = 0; ; moved++) {
    const file = await orm.transaction(async (tx) => {
      const next = await findNext(tx)
      const bytes = next && (await readBytes(next, dataDir))
      if (next && bytes) await putFile({ orm: tx, store }, next, contentOf(bytes, next.mime_type), now)
      if (next) await tx.execute(sql`delete from drizzle.files_to_move where number = ${next.number}`)
      return next
    })
    if (!file) return moved
    if (file.path !== null) await rm(join(dataDir, file.path), { force: true })
  }
}
