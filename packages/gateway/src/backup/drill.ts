import { sql } from 'drizzle-orm'
import { checkFiles, type FileKey, type FileStore } from '../files'
import { type Database, readRows } from '../platform/db'
import { checkBooks } from '../purchase'
import { readBackup } from './read-backup'
import { restoreBackup } from './restore-backup'

/** The result of a restore for practice: everything that differs from the backup. */
export interface Drill {
  /** The time of the backup: ISO 8601, UTC. */
  readonly createdAt: string
  readonly tables: number
  readonly rows: number
  /** Tables with another number of rows than in the backup. */
  readonly unlike: readonly { readonly table: string; readonly inBackup: number; readonly restored: number }[]
  /** True if the ledger equals the documents (LED-05). */
  readonly booksAgree: boolean
  readonly files: { readonly checked: number; readonly wrong: readonly FileKey[] }
}

const NEW_LINE = 10

const countLines = (rows: Buffer): number => {
  let lines = 0
  for (let at = rows.indexOf(NEW_LINE); at !== -1; at = rows.indexOf(NEW_LINE, at + 1)) lines++
  return lines
}

/** The number of rows of each table; COPY's text format has one line for each. */
const countBackup = async (path: string): Promise<Map<string, number>> => {
  const counts = new Map<string, number>()
  for await (const part of readBackup(path))
    if ('table' in part) counts.set(part.table, (counts.get(part.table) ?? 0) + countLines(part.rows))
  return counts
}

/**
 * Restores a backup into an empty database and compares the rows, the ledger and the files.
 * @param scratch for the files of the backup; null if they are in the bucket, where `store` reads them
 * @throws BackupRefused
 */
export async function drillBackup(
  database: Pick<Database, 'orm'>,
  path: string,
  { scratch, store }: { readonly scratch: FileStore | null; readonly store: FileStore },
): Promise<Drill> {
  const { createdAt, tables } = await restoreBackup(database, path, { files: scratch })
  const counts = await countBackup(path)
  const unlike: Drill['unlike'][number][] = []
  let rows = 0
  for (const { name } of tables) {
    const [row] = await readRows<{ n: number }>(
      database.orm,
      sql`select count(*)::int as n from ${sql.identifier(name)}`,
    )
    const [inBackup, restored] = [counts.get(name) ?? 0, row?.n ?? 0]
    rows += restored
    if (restored !== inBackup) unlike.push({ table: name, inBackup, restored })
  }
  const { agree } = await checkBooks(database.orm)
  const files = await checkFiles({ orm: database.orm, store: scratch ?? store })
  return { createdAt, tables: tables.length, rows, unlike, booksAgree: agree, files }
}
