import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createFileStore } from '../files'
import type { Config } from '../platform/config'
import { type Database, openDatabase } from '../platform/db'
import { BackupRefused } from './backup-header'
import { type Drill, drillBackup } from './drill'
import { explainRefusal } from './explain-refusal'
import { dropTables, loadTables } from './schema.store'

const DRILL_USAGE = `用法：npm run admin -- drill [备份文件] [--into 连接串]
  演练恢复：恢复到临时数据库，核对每张表的行数、总账与文件，然后删除，正在用的数据不动
  不写文件：用数据文件夹 backups 里最新的一个
  --into  恢复到这个空的 PostgreSQL 数据库，核对后清空；默认用临时的内嵌数据库，适合百万条以内的记录`

const SUFFIX = '.backup.gz'

interface DrillCall {
  readonly file?: string
  readonly into?: string
}

const parse = (args: readonly string[]): DrillCall | null => {
  try {
    const options = { into: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [file, ...others] = positionals
    return others.length === 0 ? { file, into: values.into } : null
  } catch {
    return null
  }
}

/** The newest backup of the data folder: names begin with their time. */
const findNewest = (folder: string): string => {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(SUFFIX)) : []
  const newest = names.sort().at(-1)
  if (newest === undefined) throw new BackupRefused(`${folder} 里没有备份文件：请先备份，或写出文件`)
  return join(folder, newest)
}

const drop = (database: Database) =>
  database.orm.transaction(async (tx) => dropTables(tx, await loadTables(tx)))

const requireEmpty = async ({ orm }: Database) => {
  if ((await orm.transaction(loadTables)).length > 0)
    throw new BackupRefused('--into 的数据库已有数据：演练只用空的数据库')
}

const drillIn = async (database: Database, path: string, config: Config, folder: string) => {
  await requireEmpty(database)
  const isInFolder = config.FILES_PROVIDER === 'folder'
  const scratch = isInFolder ? createFileStore({ ...config, PORTAL_DATA_DIR: folder }) : null
  return drillBackup(database, path, { scratch, store: createFileStore(config) }).finally(() =>
    drop(database),
  )
}

const runDrill = async (config: Config, { file, into }: DrillCall): Promise<Drill> => {
  const path = file ? resolve(file) : findNewest(join(config.PORTAL_DATA_DIR, 'backups'))
  const folder = join(config.PORTAL_DATA_DIR, 'drill')
  rmSync(folder, { recursive: true, force: true })
  const database = await openDatabase(into === undefined ? { dataDir: folder } : { url: into, pool: 1 })
  try {
    return await drillIn(database, path, config, folder)
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const describe = ({ createdAt, tables, rows, unlike, booksAgree, files }: Drill): readonly string[] => [
  `备份时间 ${createdAt}：${tables} 张表、${rows} 行，${files.checked} 个文件`,
  ...unlike.map(
    ({ table, inBackup, restored }) => `行数不一致：${table}，备份里 ${inBackup} 行，恢复后 ${restored} 行`,
  ),
  ...(booksAgree ? [] : ['总账与单据不一致：请在运营台的总账核对里查看各科目']),
  ...files.wrong.map((key) => `文件缺失或已损坏：${key}`),
]

/**
 * The command line of a restore for practice. Exit code 0 when the backup can be relied on, 1 when something differs or
 * was refused, 2 for a usage error.
 */
export async function drillCommand(
  args: readonly string[],
  { config, print }: { config: Config; print: (line: string) => void },
): Promise<number> {
  const call = parse(args)
  if (!call) {
    print(DRILL_USAGE)
    return 2
  }
  try {
    const drill = await runDrill(config, call)
    for (const line of describe(drill)) print(line)
    const isWhole = drill.unlike.length === 0 && drill.booksAgree && drill.files.wrong.length === 0
    print(isWhole ? '演练通过：这个备份可以恢复，行数、总账与文件都一致' : '演练没有通过')
    return isWhole ? 0 : 1
  } catch (error) {
    print(explainRefusal(error))
    return 1
  }
}
