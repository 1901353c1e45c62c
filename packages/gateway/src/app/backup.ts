import { backupCommand } from '../backup'
import { configOrExit } from '../platform/config'

process.exitCode = await backupCommand(process.argv.slice(2), {
  config: configOrExit(process.env),
  now: Date.now(),
  print: console.log,
})
