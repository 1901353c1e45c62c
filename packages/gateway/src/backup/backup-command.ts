import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createFileStore } from '../files'
import type { Config } from '../platform/config'
import { databaseOptions, openDatabase } from '../platform/db'
import { BackupRefused } from './backup-header'
import { explainRefusal } from './explain-refusal'
import { stampOf } from './restore-folder'
import { writeBackup } from './write-backup'

const BACKUP_USAGE = `用法：npm run admin -- backup [--to 文件]
  --to  写到哪个文件；默认写到数据文件夹的 backups 里，文件名带时间`

const MB = 1024 * 1024

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: { to: { type: 'string' } } }).values
  } catch {
    return null
  }
}

const requireDatabase = ({ DATABASE_URL, PORTAL_DATA_DIR }: Config) => {
  const folder = join(PORTAL_DATA_DIR, 'pglite')
  if (DATABASE_URL === undefined && !existsSync(folder))
    throw new BackupRefused(`没有可备份的数据库：${folder} 不存在，也没有设置 DATABASE_URL`)
}

const backUp = async (config: Config, path: string, now: number) => {
  requireDatabase(config)
  const database = await openDatabase({ ...databaseOptions(config), pool: 1 })
  const files = config.FILES_PROVIDER === 'folder' ? createFileStore(config) : null
  return writeBackup(database, path, now, files).finally(() => database.close())
}

/** The command line of a backup. Exit code 0 when the file is written, 1 when refused, 2 for a usage error. */
export async function backupCommand(
  args: readonly string[],
  { config, now, print }: { config: Config; now: number; print: (line: string) => void },
): Promise<number> {
  const options = parse(args)
  if (!options) {
    print(BACKUP_USAGE)
    return 2
  }
  const path = resolve(
    options.to ?? join(config.PORTAL_DATA_DIR, 'backups', `zhushutong-${stampOf(now)}.backup.gz`),
  )
  try {
    const { bytes, tables, files } = await backUp(config, path, now)
    print(`已备份 ${tables} 张表、${files} 个文件，${(bytes / MB).toFixed(1)} MB：${path}`)
    if (config.FILES_PROVIDER === 's3')
      print('文件（服务订单、发票、图片等）在 S3 里，不在这个备份中：请为存储桶开启版本控制或另行备份')
    print('其中有手机号等个人信息：文件只有当前用户可读，请存放在安全的地方，最好是另一台机器')
    return 0
  } catch (error) {
    print(explainRefusal(error))
    return 1
  }
}
