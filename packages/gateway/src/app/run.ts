import { movableClock } from '../platform/clock'
import type { Config } from '../platform/config'
import { type Database, databaseOptions, explainOpening, migrateDatabase, openDatabase } from '../platform/db'
import type { Feature } from '../platform/feature'
import { type App, createApp } from './app'
import { databaseClock, followDatabase } from './follow-database'

const STOP_WITHIN_MS = 20_000

/** Explains in one line a failure to listen, and the remedy; null for a defect. */
function explainListening(error: unknown, metricsPort: number | undefined): string | null {
  if (!(error instanceof Error && 'code' in error)) return null
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  const part = port === metricsPort ? 'METRICS' : 'GATEWAY'
  if (code === 'EADDRINUSE')
    return `端口 ${port} 已被占用，请用 ${part}_PORT 换一个（port ${port} is in use, set ${part}_PORT）`
  if (code === 'EACCES') return `端口 ${port} 不允许使用，请用 ${part}_PORT 换一个 1024 以上的端口`
  return code === 'EADDRNOTAVAIL' ? `本机没有这个监听地址，请检查 ${part}_HOST` : null
}

/** Ends the process: with one line for a failure that an operator can fix, with the stack for a defect. */
const orExit = async <T>(opening: Promise<T>, explain = explainOpening): Promise<T> => {
  try {
    return await opening
  } catch (error) {
    const reason = explain(error)
    if (!reason) throw error
    console.error(reason)
    process.exit(1)
  }
}

interface Opened {
  database?: Database
  app?: App
}

/** Shuts down on a signal: first requests, then jobs, then the database. A second signal exits at once. */
function stopOnSignals(opened: Opened) {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    await opened.app?.close()
    await opened.database?.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** Opens and migrates the database, then serves the features until a signal comes. */
export async function run(config: Config, features: readonly Feature[]): Promise<void> {
  const opened: Opened = {}
  stopOnSignals(opened)
  const database = await orExit(openDatabase(databaseOptions(config)))
  opened.database = database
  await orExit(migrateDatabase(database))
  const time = databaseClock(database)
  const app = createApp({
    config,
    database,
    clock: movableClock(time),
    features: [followDatabase(time), ...features],
  })
  opened.app = app
  const { url, metricsUrl } = await orExit(app.listen(), (error) =>
    explainListening(error, config.METRICS_PORT),
  )
  app.server.log.info(`Gateway ${url}`)
  if (metricsUrl !== null) app.server.log.info(`Metrics ${metricsUrl}`)
}
