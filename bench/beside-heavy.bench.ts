import { setTimeout as pause } from 'node:timers/promises'
import { CONDITION_GROUPS, type ConditionField, listFieldOptions } from '../packages/domain/src/comquery'
import { startPostgres } from '../packages/gateway/test-support/postgres-server'
import { isPortalError } from '../packages/sdk/src/index-node'
import { main } from '../scripts/lib/processes.mjs'
import { measureBesideDocuments } from './lib/beside-documents'
import { listLoopLines } from './lib/loop-lines'
import { callAsMember, clientOf, timed } from './lib/members'
import { atMost, exitCode, type Line, machine, report } from './lib/report'
import { type Server, startGateway } from './lib/servers'
import { median, quantile, spread } from './lib/stats'
import { SIZE, setting, tempFolder } from './lib/temp'

/** Number of heavy queries that one account always has open. */
const AT_ONCE = 20
const CALLS = setting('BENCH_CALLS', 200)
const WARM_UP = 40
const READY_EVERY_MS = 50
const REFUSED_PAUSE_MS = 100
const MAX_SLOWER = 2

/** The loosest value of a field, so that each condition matches as many companies as possible. */
const looseValue = (options: readonly { value: string }[], field: ConditionField, row: number): string => {
  if (field.type === 'option') return options[row % options.length]?.value ?? ''
  if (field.type === 'day') return '2000-01-01'
  if (field.type === 'times') return '1'
  return field.type === 'region' ? '' : field.bound === 'max' ? '99999' : '1'
}

/** Every group of the combined query with its maximum number of rows. */
const WIDEST = {
  match: 'any' as const,
  pageSize: 100 as const,
  conditions: Object.fromEntries(
    // The region "everywhere" is not a condition.
    CONDITION_GROUPS.filter(({ key }) => key !== 'region').map((group) => [
      group.key,
      Array.from({ length: group.most }, (_, row) =>
        Object.fromEntries(
          group.fields.flatMap((field) => {
            const value = looseValue(listFieldOptions(group, field), field, row)
            return value ? [[field.key, value]] : []
          }),
        ),
      ),
    ]),
  ),
}

const measure = async (name: string, gateway: Server): Promise<Line[]> => {
  const [heavy, member] = [await clientOf(gateway, 'svip'), await clientOf(gateway, 'enterprise')]
  await callAsMember(member, WARM_UP)
  const alone = await callAsMember(member, CALLS)

  let isOver = false
  const heavyTook: number[] = []
  let refused = 0
  const askHeavy = async () => {
    while (!isOver)
      try {
        heavyTook.push(await timed(() => heavy.comquery.search(WIDEST)))
      } catch (error) {
        // Queries of one account wait for each other; the wait and the query have time limits (429, 503).
        if (!isPortalError(error) || (error.status !== 429 && error.status !== 503)) throw error
        refused++
        await pause(REFUSED_PAUSE_MS)
      }
  }
  let failedReady = 0
  const readyTook: number[] = []
  const watchReady = async () => {
    while (!isOver) {
      readyTook.push(
        await timed(async () => {
          const { ok } = await fetch(`${gateway.url}/readyz`)
          if (!ok) failedReady++
        }),
      )
      await pause(READY_EVERY_MS)
    }
  }
  const load = [watchReady(), ...Array.from({ length: AT_ONCE }, askHeavy)]
  await pause(1_000)
  const beside = await callAsMember(member, CALLS)
  isOver = true
  await Promise.all(load)
  for (const client of [heavy, member]) client.close()

  return [
    { what: `${name}：另一会员的调用，单独`, measured: `${spread(alone)} ms` },
    {
      what: `${name}：同时有 ${AT_ONCE} 个最重的组合查询`,
      measured: `${spread(beside)} ms`,
      ...atMost(median(beside) / median(alone), MAX_SLOWER),
    },
    {
      what: `${name}：组合查询（含排队）`,
      measured: `${spread(heavyTook)} ms（${heavyTook.length} 次，另有 ${refused} 次因前一个未完成或条件太宽被拒）`,
    },
    {
      what: `${name}：/readyz 失败，共 ${readyTook.length} 次，p99 ${Math.round(quantile(readyTook, 0.99))} ms`,
      measured: String(failedReady),
      goal: '0',
      met: failedReady === 0,
    },
  ]
}

main(async () => {
  const lines: Line[] = []
  const postgres = await startPostgres()
  const databases = [
    { name: 'PostgreSQL', url: postgres.url },
    { name: 'PGlite', url: '' },
  ]
  for (const { name, url } of databases) {
    const gateway = await startGateway(tempFolder('beside-heavy'), url)
    lines.push(...(await measureBesideDocuments(name, gateway, CALLS)))
    lines.push(...(await measure(name, gateway)))
    lines.push(...(await listLoopLines(name, gateway)))
    await gateway.stop()
  }
  await postgres.stop()
  report(
    '别人的文件与最重查询旁边的另一会员',
    [
      machine(),
      `${SIZE.toLocaleString('en-US')} 家企业，${CALLS} 次调用（企业检索与订单数各半），预热 ${WARM_UP} 次；p50 / p95 / p99，比值按 p50`,
    ],
    lines,
  )
  return exitCode()
})
