export { configOrExit, readConfig } from './config'
export type { Config } from './variables'
