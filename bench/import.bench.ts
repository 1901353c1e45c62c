import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { company, type RecordKind, winning } from '../packages/domain/src/records'
import { chooseShape } from '../packages/gateway/src/import/choose-shape'
import { runBatch } from '../packages/gateway/src/import/run-batch'
import { shapeOfMapping } from '../packages/gateway/src/import/shapes'
import { migrateDatabase, openDatabase } from '../packages/gateway/src/platform/db'
import { startPostgres } from '../packages/gateway/test-support/postgres-server'
import { main } from '../scripts/lib/processes.mjs'
import { at } from '../scripts/lib/workspace.mjs'
import { backendCpu, LARGE } from './lib/databases'
import { AWARDS, writeAwards, writeRegister } from './lib/register-file'
import { atLeast, atMost, exitCode, type Line, machine, report, within } from './lib/report'
import { figure, median } from './lib/stats'
import { setting, tempFolder } from './lib/temp'

type Database = Awaited<ReturnType<typeof openDatabase>>

const ROWS = setting('BENCH_ROWS', 200_000)
const RESULTS = ROWS / 10
const ALONE_MS = 15_000
const SAMPLE_MS = 20

interface Phase {
  readonly importer: number
  readonly database: number
  /** Highest resident memory of the importer, MB. */
  readonly memory: number
  /** Times of the searches that ran meanwhile, ms. */
  readonly searches: readonly number[]
}

/** The times of searches in another process, which searches without pause. */
const startSearches = (url: string) => {
  const script = at('bench', 'lib', 'searches-beside.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, url, String(ROWS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const times: number[] = []
  createInterface({ input: child.stdout }).on('line', (line) => times.push(Number(line)))
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  return { times, stop: kill }
}

type Searches = ReturnType<typeof startSearches>

/** Seconds of CPU. */
const cpuOfProcess = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Measures work by the CPU of this process and of its database connections, with the searches beside it. */
const meterOf = async (database: Database) => {
  const backends = (await backendCpu(database)) ?? (() => 0)
  return async (work: () => Promise<unknown>, searches?: Searches): Promise<Phase> => {
    const [importer, used, from] = [cpuOfProcess(), backends(), searches?.times.length ?? 0]
    let memory = 0
    const watch = setInterval(() => {
      memory = Math.max(memory, process.memoryUsage.rss() / 2 ** 20)
    }, SAMPLE_MS)
    await work()
    clearInterval(watch)
    return {
      importer: cpuOfProcess() - importer,
      database: (backends() - used) / 1000,
      memory,
      searches: searches?.times.slice(from) ?? [],
    }
  }
}

const all = () => Array.from({ length: ROWS }, (_, index) => index).values()

const writeFiles = (fileOf: (name: string) => string) => {
  writeRegister(fileOf('all.csv'), all())
  writeRegister(fileOf('one-changed.csv'), all(), (index) => index === ROWS / 2)
  writeRegister(fileOf('one.csv'), [ROWS / 4], () => true)
  writeRegister(fileOf('some-changed.csv'), all(), (index) => index % 100 === 7)
  writeAwards(fileOf('awards.ndjson'), RESULTS, ROWS)
  writeAwards(fileOf('award.ndjson'), 1, ROWS / 4)
}

const runPhases = async (url: string, database: Database) => {
  const folder = tempFolder('import')
  const fileOf = (name: string) => join(folder, name)
  const measure = await meterOf(database)
  const importFile = async (kind: RecordKind, name: string, mapping?: string) => {
    const file = fileOf(name)
    const shape = mapping ? shapeOfMapping(mapping, kind) : await chooseShape({ kind, file }, () => {})
    const call = { kind, file, dryRun: false }
    return runBatch({ call, shape, database, folder, startedBy: '测量', clock: Date.now, print: () => {} })
  }
  writeFiles(fileOf)
  const first = await measure(() => importFile(company, 'all.csv'))
  const awards = await measure(() => importFile(winning, 'awards.ndjson', AWARDS))
  const searches = startSearches(url)
  await pause(ALONE_MS)
  const alone = await measure(() => pause(ALONE_MS), searches)
  const unchanged = await measure(() => importFile(company, 'all.csv'), searches)
  const oneOfAll = await measure(() => importFile(company, 'one-changed.csv'), searches)
  const one = await measure(() => importFile(company, 'one.csv'), searches)
  const oneResult = await measure(() => importFile(winning, 'award.ndjson', AWARDS), searches)
  const some = await measure(() => importFile(company, 'some-changed.csv'), searches)
  const later = await measure(() => pause(ALONE_MS), searches)
  searches.stop()
  return {
    ...{ first, awards, unchanged, oneOfAll, one, oneResult, some },
    alone: median([...alone.searches, ...later.searches]),
  }
}

const cpuOf = (phase: Phase) => phase.importer + phase.database

const lineOf = (what: string, phase: Phase): Line => {
  const cpu = `CPU ${figure(cpuOf(phase))} s（导入 ${figure(phase.importer)}，数据库 ${figure(phase.database)}）`
  const times = phase.searches
  const beside = times.length > 0 ? `，旁边的检索 p50 ${figure(median(times))} ms（${times.length} 次）` : ''
  return { what, measured: `${cpu}，内存 ${figure(phase.memory)} MB${beside}` }
}

main(async () => {
  const server = await startPostgres([...LARGE, 'autovacuum=on'])
  const database = await openDatabase({ url: server.url, pool: 1 })
  await migrateDatabase(database)
  const phases = await runPhases(server.url, database)
  await database.close()
  await server.stop()
  const { first, awards, unchanged, oneOfAll, one, oneResult, some, alone } = phases
  const besideOf = (what: string, { searches }: Phase): Line => ({
    what,
    measured: `p50 ${figure(alone)} → ${figure(median(searches))} ms`,
    ...atLeast(alone / median(searches), 0.5),
  })
  report(
    `导入 ${ROWS.toLocaleString('en-US')} 家企业，PostgreSQL`,
    [
      machine(),
      `另有 ${RESULTS.toLocaleString('en-US')} 条中标结果；检索在另一个进程里不停地逐条执行，与单独时比`,
    ],
    [
      lineOf('首次导入', first),
      lineOf('中标结果', awards),
      { ...lineOf('没有变化', unchanged), ...atMost(cpuOf(unchanged) / cpuOf(first), 0.1) },
      { ...lineOf('变了一行', oneOfAll), ...within(cpuOf(oneOfAll), 2, 's') },
      { ...lineOf('只有一行的文件，企业', one), ...within(cpuOf(one), 2, 's') },
      { ...lineOf('只有一行的文件，中标', oneResult), ...within(cpuOf(oneResult), 2, 's') },
      { ...lineOf('变了 1%', some), ratio: `${figure(cpuOf(some) / cpuOf(first))} ×` },
      besideOf('没有变化时旁边的检索', unchanged),
      besideOf('变了 1% 时旁边的检索', some),
    ],
  )
  return exitCode()
})
