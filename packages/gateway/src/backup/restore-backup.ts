import { finished } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { contentOf, type FileStore } from '../files'
import {
  applyMigrations,
  type Database,
  listMigrations,
  lockSchema,
  openCopy,
  readRows,
  type Tx,
} from '../platform/db'
import { type BackupHeader, BackupRefused, quoteColumns, quoteTable } from './backup-header'
import { readBackup } from './read-backup'
import { dropTables, loadIndexes, loadTables, withoutForeignKeys } from './schema.store'

/** Size in bytes of a piece written to a COPY. */
const PIECE_BYTES = 64 * 1024

/**
 * Verifies a complete file that this version can restore, and returns its header.
 * @throws BackupRefused
 */
export async function checkBackup(path: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined
  for await (const part of readBackup(path)) header ??= part as BackupHeader
  const known = listMigrations()
  if (!header?.migrations.every((migration) => known.includes(migration)))
    throw new BackupRefused('备份来自更新的版本（有本程序还没有的数据结构）：请先更新本程序，再恢复')
  return header
}

export function tellFull(name: string): string {
  return `已有数据，没有恢复。确定要换成备份里的数据，请加上 --replace ${name}`
}

const isEmpty = async (tx: Tx) => (await loadTables(tx)).length === 0

/** Creates the tables of the backup's version. */
const createTables = async (tx: Tx, header: BackupHeader) => {
  await applyMigrations(tx, { among: header.migrations })
  if (!isDeepStrictEqual(await loadTables(tx), header.tables))
    throw new BackupRefused('备份里的表与本程序的数据结构不一致，不能恢复')
}

const copyRows = async (tx: Tx, target: string, rows: Buffer) => {
  const stream = openCopy(tx, `copy ${target} from stdin`)
  for (let at = 0; at < rows.length; at += PIECE_BYTES) stream.write(rows.subarray(at, at + PIECE_BYTES))
  stream.end()
  await finished(stream)
}

/** The file's own type is in its row, so the store may have a general one. */
const FILE_TYPE = 'application/octet-stream'

/** Files are stored within the transaction of the rows: a failure leaves the database unchanged. */
const loadParts = async (tx: Tx, path: string, header: BackupHeader, files: FileStore | null) => {
  const targets = new Map(
    header.tables.map((table) => [table.name, `${quoteTable(table)} (${quoteColumns(table)})`]),
  )
  for await (const part of readBackup(path)) {
    if ('table' in part) await copyRows(tx, targets.get(part.table) as string, part.rows)
    else if ('bytes' in part) await files?.put(part.key, contentOf(part.bytes, FILE_TYPE))
  }
}

const setSequences = async (tx: Tx, { sequences }: BackupHeader) => {
  for (const { name, lastValue } of sequences)
    await readRows(tx, sql`select setval(${quoteTable({ name })}::regclass, ${lastValue})`)
}

/** Indexes are built after the rows are inserted, in a fraction of the time. */
const fill = async (tx: Tx, path: string, header: BackupHeader, files: FileStore | null) => {
  // Rows inserted by migrations are deleted, because the backup contains their current state.
  for (const { name } of header.tables) await tx.execute(sql`delete from ${sql.identifier(name)}`)
  for (const { name } of await loadIndexes(tx)) await tx.execute(sql`drop index ${sql.identifier(name)}`)
  await loadParts(tx, path, header, files)
  // Pending deferred checks would prevent building indexes.
  await tx.execute(sql`set constraints all immediate`)
  for (const { definition } of header.indexes) await tx.execute(sql.raw(definition))
  await setSequences(tx, header)
}

interface RestoreOptions {
  readonly isReplacing?: boolean
  readonly name?: string
  /** The file's header, if `checkBackup` has already read it. */
  readonly checked?: BackupHeader
  readonly files?: FileStore | null
}

/**
 * Restores a backup into the database in one transaction: tables of the backup's version, its rows, then newer
 * migrations.
 * @param isReplacing true to delete existing data; otherwise such a database is refused, with `name` in the message
 * @throws BackupRefused without any change
 */
export async function restoreBackup(
  { orm }: Pick<Database, 'orm'>,
  path: string,
  { isReplacing = false, name = '', checked, files = null }: RestoreOptions = {},
): Promise<BackupHeader> {
  const header = checked ?? (await checkBackup(path))
  await orm.transaction(async (tx) => {
    await lockSchema(tx)
    if (!isReplacing && !(await isEmpty(tx))) throw new BackupRefused(tellFull(name))
    await dropTables(tx, await loadTables(tx))
    await createTables(tx, header)
    await withoutForeignKeys(tx, () => fill(tx, path, header, files))
    await applyMigrations(tx)
    await tx.execute(sql`analyze`)
  })
  // VACUUM enables index-only scans, as after a seed; the embedded database never runs it by itself.
  await orm.execute(sql`vacuum`)
  return header
}
