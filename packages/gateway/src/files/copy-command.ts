import { parseArgs } from 'node:util'
import type { Config } from '../platform/config'
import { databaseOptions, openDatabase } from '../platform/db'
import { copyFiles } from './copy-files'
import { createFileStore, createFiles } from './create-file-store'

const COPY_USAGE = `用法：npm run admin -- files --from folder|s3
  把全部文件从数据文件夹（folder）或 S3（s3）复制到 FILES_PROVIDER 所设的位置，原处的文件保留
  复制前请停止网关；中断后可以重新运行`

const parse = (args: readonly string[]): 'folder' | 's3' | null => {
  try {
    const { from } = parseArgs({ args: [...args], options: { from: { type: 'string' } } }).values
    return from === 'folder' || from === 's3' ? from : null
  } catch {
    return null
  }
}

/** The command line of a copy. Exit code 0 when all files are copied, 1 when some are missing, 2 for a usage error. */
export async function copyCommand(
  args: readonly string[],
  { config, print }: { readonly config: Config; readonly print: (line: string) => void },
): Promise<number> {
  const from = parse(args)
  if (!from || from === config.FILES_PROVIDER) {
    print(from ? `FILES_PROVIDER 已经是 ${from}：请先改为要复制到的位置` : COPY_USAGE)
    return 2
  }
  if (from === 's3' && !config.S3_BUCKET) {
    print('请同时设置 S3_ENDPOINT、S3_REGION、S3_BUCKET 和密钥')
    return 2
  }
  const database = await openDatabase({ ...databaseOptions(config), pool: 1 })
  try {
    const files = createFiles({ config, database })
    const { copied, missing } = await copyFiles(files, createFileStore(config, from))
    print(`已复制 ${copied} 个文件到 ${config.FILES_PROVIDER}`)
    if (missing.length > 0) print(`找不到或已损坏 ${missing.length} 个：\n${missing.join('\n')}`)
    return missing.length > 0 ? 1 : 0
  } finally {
    await database.close()
  }
}
