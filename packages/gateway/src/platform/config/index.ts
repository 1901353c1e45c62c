export { checkVariable, listChoices } from './check-variable'
export { configOrExit, readConfig } from './config'
export type { Config } from './variables'
