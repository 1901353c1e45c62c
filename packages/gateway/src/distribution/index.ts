export { databaseCommand } from './distribute-command'
