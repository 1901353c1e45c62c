import { openForImport } from '../import/index'
import { type Clock, systemClock } from '../platform/clock'
import { configOrExit } from '../platform/config'
import { type Database, explainOpening } from '../platform/db'

type StaffCommand = (
  args: readonly string[],
  call: { database: Database; clock: Clock; print: (line: string) => void },
) => Promise<number>

const openOrReport = async () => {
  try {
    return await openForImport(configOrExit(process.env), false)
  } catch (error) {
    const reason = explainOpening(error)
    if (!reason) throw error
    console.error(reason)
    return null
  }
}

/** Runs a command of the staff on the configured database, beside a running gateway, and sets the exit code. */
export async function runStaffCommand(command: StaffCommand): Promise<void> {
  const database = await openOrReport()
  process.exitCode = database
    ? await command(process.argv.slice(2), { database, clock: systemClock, print: console.log }).finally(() =>
        database.close(),
      )
    : 1
}
