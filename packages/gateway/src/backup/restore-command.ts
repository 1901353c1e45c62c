import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { createFileStore } from '../files'
import type { Config } from '../platform/config'
import { type Database, databaseOptions, hasRunningGateways, openDatabase, readRows } from '../platform/db'
import { type BackupHeader, BackupRefused } from './backup-header'
import { explainRefusal } from './explain-refusal'
import { restoreBackup } from './restore-backup'
import { restoreFolder } from './restore-folder'

const RESTORE_USAGE = `用法：npm run admin -- restore <备份文件> [--replace 数据库名]
  恢复前请停止网关。数据库已有数据时不会恢复，除非用 --replace 写出它的名称：
  内嵌数据库写 pglite（原来的文件夹会改名保留），PostgreSQL 写库名（原来的数据会被删除）`

interface RestoreCall {
  readonly file: string
  readonly replace?: string
}

const parse = (args: readonly string[]): RestoreCall | null => {
  try {
    const options = { replace: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [file, ...others] = positionals
    return file && others.length === 0 ? { file: resolve(file), replace: values.replace } : null
  } catch {
    return null
  }
}

/** A running gateway would lock the old tables and would not know the new ones. */
const requireNoGateway = async (database: Database) => {
  if (await hasRunningGateways(database))
    throw new BackupRefused('还有网关连着这个数据库：请先停止所有网关，再恢复')
}

const loadName = async ({ orm }: Database): Promise<string> => {
  const [row] = await readRows<{ name: string }>(orm, sql`select current_database() as name`)
  return row?.name ?? ''
}

const isReplacing = ({ replace }: RestoreCall, name: string): boolean => {
  if (replace !== undefined && replace !== name)
    throw new BackupRefused(`--replace 后面的名称不对，应为 ${name}`)
  return replace === name
}

const restoreToServer = async (config: Config, call: RestoreCall): Promise<string> => {
  const database = await openDatabase({ ...databaseOptions(config), pool: 1 })
  try {
    const name = await loadName(database)
    const replaces = isReplacing(call, name)
    await requireNoGateway(database)
    const header = await restoreBackup(database, call.file, {
      isReplacing: replaces,
      name,
      files: createFileStore(config),
    })
    return summary(header, `数据库 ${name}`)
  } finally {
    await database.close()
  }
}

const restoreToFolder = async (config: Config, call: RestoreCall, now: number) => {
  const { PORTAL_DATA_DIR } = config
  const files = createFileStore(config)
  const replaces = isReplacing(call, 'pglite')
  const { header, kept } = await restoreFolder(PORTAL_DATA_DIR, call.file, {
    isReplacing: replaces,
    now,
    files,
  })
  return `${summary(header, `数据文件夹 ${PORTAL_DATA_DIR}`)}${kept ? `\n原来的数据库保留在 ${kept}，确认无误后可以删除` : ''}`
}

const summary = ({ createdAt, tables }: BackupHeader, where: string) =>
  `已恢复到${where}：${tables.length} 张表，备份时间 ${createdAt}`

/** The command line of a restore. Exit code 0 when the data is restored, 1 when refused, 2 for a usage error. */
export async function restoreCommand(
  args: readonly string[],
  { config, now, print }: { config: Config; now: number; print: (line: string) => void },
): Promise<number> {
  const call = parse(args)
  if (!call) {
    print(RESTORE_USAGE)
    return 2
  }
  const restore = config.DATABASE_URL === undefined ? restoreToFolder : restoreToServer
  try {
    print(await restore(config, call, now))
    return 0
  } catch (error) {
    print(explainRefusal(error))
    return 1
  }
}
