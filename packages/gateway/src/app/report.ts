import { reportCommand } from '../corrections'
import { openForImport } from '../import/index'
import { systemClock } from '../platform/clock'
import { configOrExit } from '../platform/config'
import { FolderInUse } from '../platform/db'

const openOrReport = async () => {
  try {
    return await openForImport(configOrExit(process.env), false)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    console.error(error.message)
    return null
  }
}

const database = await openOrReport()
if (database) {
  const call = { database, clock: systemClock, print: console.log }
  process.exitCode = await reportCommand(process.argv.slice(2), call).finally(() => database.close())
} else process.exitCode = 1
