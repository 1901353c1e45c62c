import { type App, createApp, type Feature } from './app'
import { movableClock } from './clock'
import type { Config } from './config'
import { type Database, databaseOptions, FolderInUse, migrateDatabase, openDatabase } from './db'

const STOP_WITHIN_MS = 20_000

const openOrExit = async (config: Config): Promise<Database> => {
  try {
    return await openDatabase(databaseOptions(config))
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** What is to be closed, as far as it has been opened. */
interface Opened {
  database?: Database
  app?: App
}

/** Ends the process when it is told to: calls first, then jobs, then the database. A second signal ends it at once. */
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

/** Opens the database, brings it up to date and serves the features until a signal comes. */
export async function run(config: Config, features: readonly Feature[]): Promise<void> {
  const opened: Opened = {}
  stopOnSignals(opened)
  const database = await openOrExit(config)
  opened.database = database
  await migrateDatabase(database)
  const app = createApp({ config, database, clock: movableClock(), features })
  opened.app = app
  const { url } = await app.listen()
  app.server.log.info(`Gateway ${url}`)
}
