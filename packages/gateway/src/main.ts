import { configOrExit } from './config'
import { features } from './features'
import { run } from './run'

await run(configOrExit(process.env), features)
