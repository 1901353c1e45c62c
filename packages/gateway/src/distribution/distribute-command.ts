import { parseArgs } from 'node:util'
import type { Config } from '../platform/config'
import {
  type Database,
  databaseOptions,
  explainOpening,
  hasRunningGateways,
  openDatabase,
} from '../platform/db'
import { applySteps, readPlan } from './distribute-tables'
import { countDataNodes, readEngine } from './distribution.store'
import { describePlan, describeStep } from './distribution-words'

const USAGE = `用法：npm run admin -- database distribute [--apply]
  把 PostgreSQL 的表分布到 Citus 的各个节点（docs/OPERATIONS.md）
  不加 --apply 只列出要做的事，不改动数据；执行前请停止网关，中断后可以重新运行`

interface Call {
  readonly config: Config
  readonly print: (line: string) => void
}

const parse = (args: readonly string[]): { readonly apply: boolean } | null => {
  try {
    const options = { apply: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return positionals.join(' ') === 'distribute' ? values : null
  } catch {
    return null
  }
}

/** The reason why the tables of a database cannot be distributed; null if they can. */
const findObstacle = async ({ orm }: Database): Promise<string | null> => {
  const { version, isInstalled } = await readEngine(orm)
  if (version === null)
    return isInstalled
      ? '这个库没有启用 citus 扩展：请在每个节点的同名库里执行 create extension citus'
      : '这台 PostgreSQL 没有安装 citus 扩展：请先在每个节点安装，并写入 shared_preload_libraries'
  if ((await countDataNodes(orm)) === 0)
    return '还没有存放数据的节点：请先执行 select citus_add_node(主机, 端口)'
  return null
}

const distribute = async (database: Database, apply: boolean, print: Call['print']): Promise<number> => {
  const obstacle = await findObstacle(database)
  if (obstacle !== null) {
    print(obstacle)
    return 1
  }
  const plan = await readPlan(database.orm)
  if (plan.tables.length === 0) {
    print('库里还没有表：请先启动一次网关')
    return 1
  }
  print(describePlan(plan))
  if (plan.misplaced.length > 0) return 1
  if (plan.steps.length === 0 || !apply) return 0
  if (await hasRunningGateways(database)) {
    print('还有网关连着这个数据库：请先停止所有网关，再执行')
    return 1
  }
  await applySteps(database.orm, plan.steps, (step) => print(describeStep(step)))
  print('已完成，可以启动网关')
  return 0
}

/** The command line of a distribution. Exit code 0 when done or planned, 1 when refused, 2 for a usage error. */
export async function databaseCommand(args: readonly string[], { config, print }: Call): Promise<number> {
  const call = parse(args)
  if (!call) {
    print(USAGE)
    return 2
  }
  if (config.DATABASE_URL === undefined) {
    print('内嵌数据库只有一台机器，不能分布：请先迁移到 PostgreSQL 并设置 DATABASE_URL')
    return 1
  }
  const database = await openDatabase({ ...databaseOptions(config), pool: 1 })
  try {
    return await distribute(database, call.apply, print)
  } catch (error) {
    const reason = explainOpening(error)
    if (!reason) throw error
    print(reason)
    return 1
  } finally {
    await database.close()
  }
}
