export { importCommand } from './run'
