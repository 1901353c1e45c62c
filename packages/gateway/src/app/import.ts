import { importCommand } from '../import/index'
import { configOrExit } from '../platform/config'

process.exitCode = await importCommand(process.argv.slice(2), configOrExit(process.env))
