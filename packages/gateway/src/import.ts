import { configOrExit } from './config'
import { importCommand } from './import/index'

process.exitCode = await importCommand(process.argv.slice(2), configOrExit(process.env))
