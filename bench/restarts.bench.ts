import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../packages/gateway/src/platform/db'
import { type PostgresServer, startPostgres } from '../packages/gateway/test-support/postgres-server'
import { testSql } from '../packages/gateway/test-support/test-sql'
import { main } from '../scripts/lib/processes.mjs'
import { at } from '../scripts/lib/workspace.mjs'
import { exitCode, type Line, machine, report, within } from './lib/report'
import { figure, median } from './lib/stats'
import { setting, tempFolder } from './lib/temp'

const RESTARTS = setting('BENCH_RESTARTS', 100)
/** ms of writing before each restart, and after the last: longer than a writer waits for an answer. */
const LOAD_MS = 400
const LAST_MS = 16_000
/** The gateway's driver; other drivers run as a comparison, under the same restarts. */
const OURS = 'node-postgres'
const DRIVERS = (process.env.BENCH_DRIVERS ?? `${OURS},postgres.js`).split(',')
const READY_WITHIN_MS = 3_000

interface Writer {
  readonly driver: string
  readonly table: string
  readonly file: string
  child: ChildProcess
  ends: number
}

const spawnWriter = (url: string, { driver, table, file }: Pick<Writer, 'driver' | 'table' | 'file'>) =>
  spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      at('packages', 'gateway', 'test-support', 'restart-writer.ts'),
      driver,
      url,
      table,
      file,
    ],
    { stdio: 'ignore' },
  )

const watch = (url: string, writer: Writer) => {
  writer.child.once('exit', (code) => {
    if (code === 0) return
    writer.ends++
    writer.child = spawnWriter(url, writer)
    watch(url, writer)
  })
}

const notesOf = ({ file }: Writer): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []

const waitForRows = async (writers: readonly Writer[]) => {
  while (writers.some((writer) => notesOf(writer).length < 50)) await pause(100)
}

/** @returns the times in ms at which the server was ready again */
const restartUnderLoad = async (server: PostgresServer): Promise<number[]> => {
  const readyAt: number[] = []
  for (let n = 0; n < RESTARTS; n++) {
    await pause(LOAD_MS)
    await server.restart(n % 2 ? 'immediate' : 'fast')
    readyAt.push(Date.now())
  }
  await pause(LAST_MS)
  return readyAt
}

const stopWriter = async ({ child }: Writer) => {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 20_000)
  await ended
  clearTimeout(late)
}

/** ms from each time that the server was ready to the first write after it that followed a failure. */
const waitsOf = (notes: readonly string[], readyAt: readonly number[]): number[] => {
  const again = notes.filter((note) => note.startsWith('+')).map((note) => Number(note.slice(1)))
  return readyAt.flatMap((ready, i) => {
    const next = readyAt[i + 1] ?? Number.POSITIVE_INFINITY
    const first = again.find((time) => time >= ready && time < next)
    return first === undefined ? [] : [first - ready]
  })
}

const linesOf = (writer: Writer, stored: ReadonlySet<string>, readyAt: readonly number[]): Line[] => {
  const notes = notesOf(writer)
  const acknowledged = notes.filter((note) => /^\d/.test(note))
  const missing = acknowledged.filter((id) => !stored.has(id)).length
  const failed = notes.filter((note) => note.startsWith('!')).length
  const hangs = notes.filter((note) => note === '?').length
  const waits = waitsOf(notes, readyAt)
  const isOurs = writer.driver === OURS
  const none = (what: string, value: number): Line => ({
    what: `${writer.driver}：${what}`,
    measured: String(value),
    ...(isOurs && { goal: '0', met: value === 0 }),
  })
  const longest = Math.max(0, ...waits)
  return [
    none('进程结束', writer.ends),
    none('没有结果的写入', hangs),
    none(`确认过又丢失的写入，共确认 ${acknowledged.length} 行`, missing),
    { what: `${writer.driver}：每次重启失败的写入`, measured: figure(failed / RESTARTS) },
    {
      what: `${writer.driver}：数据库就绪到再次写入，中位 / 最长`,
      measured: `${figure(waits.length ? median(waits) : 0)} / ${figure(longest)} ms（${waits.length} 次）`,
      ...(isOurs && within(longest, READY_WITHIN_MS, 'ms')),
    },
  ]
}

main(async () => {
  const server = await startPostgres()
  const database = await openDatabase({ url: server.url })
  const sql = testSql(database.orm)
  const folder = tempFolder('restarts')
  const writers: Writer[] = []
  for (const driver of DRIVERS) {
    const table = `written_${driver.replace(/\W/g, '_')}`
    await sql`create table ${sql.identifier(table)} (id text primary key, seen int not null default 0)`
    const input = { driver, table, file: join(folder, table) }
    writers.push({ ...input, child: spawnWriter(server.url, input), ends: 0 })
  }
  // Closed until the end, when the rows are checked: this process must not hang on the server.
  await database.close()
  for (const writer of writers) watch(server.url, writer)
  await waitForRows(writers)
  const load = loadavg()[0] ?? 0
  const readyAt = await restartUnderLoad(server)
  await Promise.all(writers.map(stopWriter))
  const lines: Line[] = []
  const after = await openDatabase({ url: server.url })
  for (const writer of writers) {
    const written = testSql(after.orm)
    const rows = await written<{ id: string }[]>`select id from ${written.identifier(writer.table)}`
    lines.push(...linesOf(writer, new Set(rows.map(({ id }) => id)), readyAt))
  }
  await after.close()
  await server.stop()
  report(
    `PostgreSQL 重启 ${RESTARTS} 次（正常与立即交替），每个驱动 12 个写入者`,
    [machine(), `各驱动同时经历同样的重启；负载开始时 ${figure(load)}，结束时 ${figure(loadavg()[0] ?? 0)}`],
    lines,
  )
  return exitCode()
})
