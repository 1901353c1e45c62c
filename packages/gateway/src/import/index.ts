export { openForImport } from './open-database'
export { importCommand } from './run'
