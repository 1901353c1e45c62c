import { type Config, configOrExit } from '../platform/config'
import { runStaffCommand } from './staff-command'

type Arguments = readonly string[]

interface Noun {
  readonly text: string
  /**
   * Runs `npm run admin -- <noun> …args`.
   * @returns the exit code: 1 when refused, 2 for a usage error
   */
  readonly run: (args: Arguments) => Promise<number>
}

const system = (config: Config) => ({ config, now: Date.now(), print: console.log })

const NOUNS: Readonly<Record<string, Noun>> = {
  setup: {
    text: '问答、检查并写出设置文件',
    run: async (args) => {
      const { openTerminal, setupCommand } = await import('../setup')
      const { ZHUSHUTONG_ENV } = process.env
      return setupCommand(args, {
        file: ZHUSHUTONG_ENV ?? '.env',
        isRelease: ZHUSHUTONG_ENV !== undefined,
        now: Date.now(),
        openTerminal: () => (process.stdin.isTTY ? openTerminal(process.stdin, process.stdout) : null),
        print: console.log,
      })
    },
  },
  import: {
    text: '导入数据、文章（也可写 npm run import）',
    run: async (args) => {
      const { importCommand } = await import('../import/index')
      return importCommand(args, configOrExit(process.env))
    },
  },
  backup: {
    text: '备份整个数据库到一个文件',
    run: async (args) => {
      const { backupCommand } = await import('../backup')
      return backupCommand(args, system(configOrExit(process.env)))
    },
  },
  restore: {
    text: '从备份文件恢复',
    run: async (args) => {
      const { restoreCommand } = await import('../backup')
      return restoreCommand(args, system(configOrExit(process.env)))
    },
  },
  drill: {
    text: '演练恢复：恢复到临时数据库并核对',
    run: async (args) => {
      const { drillCommand } = await import('../backup')
      return drillCommand(args, system(configOrExit(process.env)))
    },
  },
  database: {
    text: '把表分布到 Citus 的各个节点：distribute',
    run: async (args) => {
      const { databaseCommand } = await import('../distribution')
      return databaseCommand(args, system(configOrExit(process.env)))
    },
  },
  files: {
    text: '在数据文件夹与 S3 之间复制全部文件',
    run: async (args) => {
      const { copyCommand } = await import('../files')
      return copyCommand(args, system(configOrExit(process.env)))
    },
  },
  staff: {
    text: '运营台的员工账号：add、list、reset、disable',
    run: async (args) => {
      const { staffCommand } = await import('../console')
      return runStaffCommand(staffCommand, args)
    },
  },
  account: {
    text: '冻结、解冻会员账号：freeze、unfreeze',
    run: async (args) => {
      const { accountCommand } = await import('../account')
      return runStaffCommand(accountCommand, args, 'account')
    },
  },
}

const USAGE = [
  '用法：npm run admin -- <对象> [动作] [参数]',
  ...Object.entries(NOUNS).map(([name, { text }]) => `  ${name.padEnd(8)} ${text}`),
].join('\n')

const runAdmin = async ([name = '', ...args]: Arguments): Promise<number> => {
  const noun = Object.hasOwn(NOUNS, name) ? NOUNS[name] : undefined
  if (noun) return noun.run(args)
  console.log(USAGE)
  return name === '--help' ? 0 : 2
}

// A reader such as `head` closes the pipe before the end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await runAdmin(process.argv.slice(2))
