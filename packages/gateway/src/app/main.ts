import { configOrExit } from '../platform/config'
import { features } from './features'
import { run } from './run'

await run(configOrExit(process.env), features)
