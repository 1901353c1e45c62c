import { recordCommand } from '../console'
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

/**
 * Runs a staff command on the configured database, next to a running gateway. Its change is recorded under
 * `resource`; without one the command records its changes itself.
 * @returns the exit code
 */
export async function runStaffCommand(
  command: StaffCommand,
  args: readonly string[],
  resource?: string,
): Promise<number> {
  const database = await openOrReport()
  const run = async (open: Database) => {
    const code = await command(args, { database: open, clock: systemClock, print: console.log })
    if (code === 0 && resource !== undefined) await recordCommand(open, systemClock, resource, args)
    return code
  }
  return database ? run(database).finally(() => database.close()) : 1
}
