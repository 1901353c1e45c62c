import { systemClock } from './clock'
import { configOrExit } from './config'
import { reportCommand } from './corrections'
import { FolderInUse } from './db'
import { openForImport } from './import/index'

const openOrSay = async () => {
  try {
    return await openForImport(configOrExit(process.env), false)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    console.error(error.message)
    return null
  }
}

const database = await openOrSay()
if (database) {
  const call = { database, clock: systemClock, print: console.log }
  process.exitCode = await reportCommand(process.argv.slice(2), call).finally(() => database.close())
} else process.exitCode = 1
