export { backupCommand } from './backup-command'
export { drillCommand } from './drill-command'
export { restoreCommand } from './restore-command'
