import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { type FileStore, hasFilesToMove } from '../files'
import { type Database, isDistributed, loadMigrations, openCopyOut, readRows, type Tx } from '../platform/db'
import {
  type BackupEnd,
  type BackupFile,
  type BackupFrame,
  type BackupHeader,
  BackupRefused,
  type BackupTable,
  FORMAT,
  quoteColumns,
  quoteTable,
  VERSION,
} from './backup-header'
import { loadIndexes, loadSequences, loadTables } from './schema.store'
import { readFiles } from './stored-files'

/** Pages of 8 kB read by one COPY (4 MB), which limits the memory, apart from long values in TOAST tables. */
const PAGES_AT_ONCE = 512

/** Settings that make the text format independent of the database's settings. */
const PORTABLE = `set local datestyle = 'ISO, YMD'; set local timezone = 'UTC';
  set local intervalstyle = 'postgres'; set local extra_float_digits = 1; set local bytea_output = 'hex'`

const DISTRIBUTED =
  '数据库分布在多个节点上，不能备份到一个文件：请用 citus_create_restore_point 和各节点的基础备份与 WAL（docs/OPERATIONS.md）'

interface BackupSummary {
  readonly path: string
  readonly bytes: number
  readonly tables: number
  readonly files: number
}

const line = (value: BackupHeader | BackupFrame | BackupFile | BackupEnd) =>
  Buffer.from(`${JSON.stringify(value)}\n`)

const loadHeader = async (tx: Tx, now: number): Promise<BackupHeader> => ({
  format: FORMAT,
  version: VERSION,
  createdAt: new Date(now).toISOString(),
  migrations: await loadMigrations(tx),
  tables: await loadTables(tx),
  sequences: await loadSequences(tx),
  indexes: await loadIndexes(tx),
})

const countPages = async (tx: Tx, table: BackupTable): Promise<number> => {
  const [row] = await readRows<{ pages: number }>(
    tx,
    sql`select ceil(pg_relation_size(${quoteTable(table)}::regclass)
      / current_setting('block_size')::float8)::int as pages`,
  )
  return row?.pages ?? 0
}

/**
 * Yields a table's rows in pieces, each read completely first: an unfinished COPY would block its connection for
 * ever.
 */
async function* readPieces(tx: Tx, table: BackupTable): AsyncGenerator<Buffer> {
  const pages = await countPages(tx, table)
  for (let from = 0; from < pages; from += PAGES_AT_ONCE) {
    const where = `ctid >= '(${from},0)' and ctid < '(${from + PAGES_AT_ONCE},0)'`
    const rows = `select ${quoteColumns(table)} from ${quoteTable(table)} where ${where}`
    const piece = Buffer.concat(await openCopyOut(tx, `copy (${rows}) to stdout`).toArray())
    if (piece.length > 0) yield piece
  }
}

async function* readFrames(
  tx: Tx,
  header: BackupHeader,
  store: FileStore | null,
  onFile: () => void,
): AsyncGenerator<Buffer> {
  yield line(header)
  for (const table of header.tables) {
    for await (const piece of readPieces(tx, table)) {
      yield line({ table: table.name, bytes: piece.length })
      yield piece
    }
  }
  for await (const { key, bytes } of store ? readFiles(tx, header, store) : []) {
    onFile()
    yield line({ file: key, bytes: bytes.length })
    yield bytes
  }
}

async function* withDigest(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const part of parts) {
    hash.update(part)
    yield part
  }
  yield line({ sha256: hash.digest('hex') })
}

const readSnapshot = <T>({ orm }: Pick<Database, 'orm'>, work: (tx: Tx) => Promise<T>) =>
  orm.transaction(
    async (tx) => {
      await tx.execute(sql.raw(PORTABLE))
      return work(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/**
 * Writes every row of the portal's tables, from one snapshot, into a new file that only its owner can read, and the
 * referenced files if a store is given. The final name refers to a complete backup or nothing.
 * @throws BackupRefused when the file exists, or the database was never migrated
 */
export async function writeBackup(
  database: Pick<Database, 'orm'>,
  path: string,
  now: number,
  store: FileStore | null = null,
): Promise<BackupSummary> {
  if (existsSync(path)) throw new BackupRefused(`文件已存在，不会覆盖：${path}`)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const part = `${path}.part`
  rmSync(part, { force: true })
  try {
    const counts = await readSnapshot(database, async (tx) => {
      // Its rows are on other servers, which are read by neither pages nor one snapshot.
      if (await isDistributed(tx)) throw new BackupRefused(DISTRIBUTED)
      const header = await loadHeader(tx, now)
      if (header.migrations.length === 0) throw new BackupRefused('数据库里还没有可备份的数据')
      if (await hasFilesToMove(tx))
        throw new BackupRefused('有文件还没有移入文件存储：请先启动一次网关，再备份')
      let files = 0
      const frames = readFrames(tx, header, store, () => {
        files += 1
      })
      await pipeline(
        Readable.from(withDigest(frames)),
        createGzip({ level: constants.Z_BEST_SPEED }),
        createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
      )
      return { tables: header.tables.length, files }
    })
    renameSync(part, path)
    return { path, bytes: statSync(path).size, ...counts }
  } finally {
    rmSync(part, { force: true })
  }
}
